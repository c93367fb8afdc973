import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, toLanguage } from '../../../contract/language.ts';
import { MAX_ID } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import { demoPicturesFolder } from '../../lib/paths.ts';
import { presentArticle } from '../articles/presenter.ts';
import { findArticle } from '../articles/repository.ts';
import { DEMO_PATH } from '../pictures/presenter.ts';
import { presentCard } from '../properties/presenter.ts';
import { createCardCache, markOf } from './card-cache.ts';
import { articleCardTexts, type CardTexts, propertyCardTexts } from './card-texts.ts';
import { drawCard } from './draw-card.ts';
import { findPublicCard } from './repository.ts';

interface Options {
  db: Database;
  storage: StorageGateway;
}

/** A card's texts, and its photo's key in the storage; null if the item is not public. */
type Shown = { texts: CardTexts; photo: string | null } | null;
type Find = (id: number, language: Language) => Promise<Shown>;

const NAME = /^([1-9]\d{0,9})\.(ar|en)\.jpg$/;

/**
 * Link previews, `/og/property/{id}.{language}.jpg` and `/og/article/…`: the image that a chat
 * shows for a pasted URL. The data is read for each request, so that a hidden item disappears at
 * once; the card is drawn only if it is not cached.
 */
export async function socialCardsModule(app: FastifyInstance, { db, storage }: Options) {
  const cardOf = createCardCache();
  const kinds: Record<'property' | 'article', Find> = {
    async property(id, language) {
      const row = await findPublicCard(db, id);
      if (!row) return null;
      const texts = propertyCardTexts(presentCard(row, language), language);
      return { texts, photo: row.photos[0]?.path ?? null };
    },
    async article(id, language) {
      const row = await findArticle(db, id);
      if (!row) return null;
      return {
        texts: articleCardTexts(presentArticle(row, language), language),
        photo: row.picture?.path ?? null,
      };
    },
  };

  async function answer(find: Find, request: FastifyRequest, reply: FastifyReply) {
    const { name = '' } = request.params as { name?: string };
    const [, id, language] = NAME.exec(name) ?? [];
    const requested = toLanguage(language);
    const shown = requested && Number(id) <= MAX_ID ? await find(Number(id), requested) : null;
    if (!shown) throw new ApiError('routeNotFound');
    const mark = markOf(shown);
    reply.header('etag', `"${mark}"`).header('cache-control', 'public, no-cache');
    if (request.headers['if-none-match']?.includes(mark)) return reply.code(304).send();
    const card = await cardOf(mark, async () => drawCard(shown.texts, await readPhoto(shown.photo)));
    // Pages of other origins may show it.
    return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/jpeg').send(card);
  }

  async function readPhoto(path: string | null): Promise<Buffer | null> {
    if (path === null) return null;
    const file = `${path}-1200.webp`;
    if (path.startsWith(DEMO_PATH)) {
      return readFile(join(demoPicturesFolder, file.slice(DEMO_PATH.length))).catch(() => null);
    }
    const stored = await storage.read(file);
    return stored && (await buffer(stored.stream));
  }

  for (const [kind, find] of Object.entries(kinds)) {
    app.get(`/og/${kind}/:name`, { schema: { hide: true } }, (request, reply) =>
      answer(find, request, reply),
    );
  }
}
