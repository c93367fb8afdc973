import { describe, expect, it } from 'vitest';
import { isTheFile } from './cacheable-files.ts';

const answer = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const SHELL = '<html><head><meta name="build" content="test"></head>';

describe('isTheFile', () => {
  it.each([
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/app-1.css', 'text/css'],
    ['/assets/rubik.woff2', 'font/woff2'],
    ['/art/error.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('takes %s as %s', async (path, type) => expect(await isTheFile(path, answer(type))).toBe(true));

  it('takes no page in the place of a file', async () => {
    expect(await isTheFile('/assets/app-1.js', answer('text/html', '<html>sign in</html>'))).toBe(false);
    expect(await isTheFile('/assets/app-1.js', answer('text/javascript', '', 404))).toBe(false);
  });

  it('takes the shell of its own build only', async () => {
    expect(await isTheFile('/index.html', answer('text/html', SHELL))).toBe(true);
    expect(await isTheFile('/index.html', answer('text/html', SHELL.replace('test', 'newer')))).toBe(false);
    expect(await isTheFile('/index.html', answer('text/html', '<html>sign in</html>'))).toBe(false);
  });
});
