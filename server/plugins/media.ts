import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** Serves the demo photos, `/media/demo/<key>-<width>.<avif|webp>`; a file never changes. */
export const mediaPlugin = fp<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/demo/',
    decorateReply: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => /^\/[a-z0-9-]+-\d+\.(?:avif|webp)$/.test(path),
    schemaHide: true,
  });
});
