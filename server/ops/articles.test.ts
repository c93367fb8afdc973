import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../tests/support/test-app.ts';
import { allVerbs } from './all-verbs.ts';
import type { Actor } from './base/verb.ts';
import { readCommandLine } from './command-line.ts';
import { tryCommand } from './run-command.ts';

const huda: Actor = { name: 'Huda', channel: 'shell', account: 'root' };

let made: Awaited<ReturnType<typeof createTestApp>>;
let folder: string;
let files: { ar: string; en: string };
/** The new article's id, as text for the command line. */
let id: string;
beforeAll(async () => {
  made = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'rukn-articles-'));
  files = { ar: join(folder, 'ar.md'), en: join(folder, 'en.md') };
  await writeFile(files.ar, '# مقال جديد\n\nنص <script>alert(1)</script>المقال.\n');
  await writeFile(files.en, '# A new article\n\nIts text.\n');
});
afterAll(async () => {
  await made.app.close();
  await rm(folder, { recursive: true });
});

/** Parses and runs a typed command, as the command line does. */
async function type(...argv: string[]) {
  const line = readCommandLine(argv, allVerbs);
  if (line.kind !== 'command') return line;
  return tryCommand(made.db, { verb: line.verb.name, given: line.given, actor: huda });
}
const get = async (url: string) => (await made.app.inject({ url })).json();
const lastLogged = async () => {
  const log = await type('log');
  return 'rows' in log ? log.rows[0] : null;
};
const why = ['--reason', 'يُراجع نصه'];
const refused = (line: string) => ({ refused: [line], code: 1 });

describe('articles', () => {
  it('are published from two files, and logged', async () => {
    const added = await type(
      'articles',
      'add',
      '--ar',
      files.ar,
      '--en',
      files.en,
      '--picture',
      'demo/villa-najdi-golden',
    );
    id = 'after' in added ? String(added.after?.id) : '';
    expect(added).toMatchObject({ message: `Article ${id} is published`, before: null });
    const { rows } = await get('/api/forums/list');
    expect(rows[0]).toMatchObject({
      id: Number(id),
      title: 'مقال جديد',
      subject: 'نص المقال.',
      image: '/media/demo/villa-najdi-golden-1200.webp',
    });
    expect(await lastLogged()).toMatchObject({
      who: 'Huda',
      verb: 'articles add',
      after: { id: Number(id), titleEn: 'A new article', status: 'published' },
    });
  });

  it('are rewritten, and keep their photo', async () => {
    await writeFile(files.ar, '# مقال معدّل\n\nنص.\n');
    expect(await type('articles', 'edit', id, '--ar', files.ar, '--en', files.en)).toMatchObject({
      before: { titleAr: 'مقال جديد' },
      after: { titleAr: 'مقال معدّل' },
    });
    expect((await get(`/api/forums/retrieve/${id}`)).row).toMatchObject({
      title: 'مقال معدّل',
      image: expect.stringContaining('villa-najdi-golden'),
    });
  });

  it('are hidden and shown again, each once', async () => {
    expect(await type('articles', 'hide', id)).toMatchObject({ kind: 'wrong' });
    expect(await type('articles', 'hide', id, ...why)).toMatchObject({ message: `Article ${id} is hidden` });
    expect(await lastLogged()).toMatchObject({ arguments: { reason: 'يُراجع نصه' } });
    expect(await get(`/api/forums/retrieve/${id}`)).toMatchObject({ error_number: 3020 });
    expect(await type('articles', 'hide', id, ...why)).toEqual(refused('This article is hidden already'));
    expect(await type('articles', 'list')).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ id: Number(id), status: 'hidden' })]),
    });
    await type('articles', 'publish', id, ...why);
    expect((await get(`/api/forums/retrieve/${id}`)).row.id).toBe(Number(id));
  });

  it('notify the servers that cache pages', async () => {
    const heard = vi.fn();
    const stop = await made.database.listen({ channel: 'rukn_listings', onNotice: heard });
    await type('articles', 'hide', id, ...why);
    await expect.poll(() => heard).toHaveBeenCalled();
    await stop();
  });

  it('are refused where something is missing or wrong', async () => {
    expect(await type('articles', 'hide', '999', ...why)).toEqual(refused('There is no such article'));
    expect(
      await type('articles', 'add', '--ar', files.ar, '--en', files.en, '--picture', 'demo/nothing'),
    ).toEqual(refused('There is no such stored photo'));
    expect(await type('articles', 'add', '--ar', join(folder, 'none.md'), '--en', files.en)).toEqual({
      kind: 'wrong',
      errors: [`--ar can’t be read: there is no such file as "${join(folder, 'none.md')}"`],
    });
    await writeFile(files.en, 'No title');
    const rule = 'must be a Markdown file of at most 60000 characters: # and the title, then the text';
    expect(await type('articles', 'add', '--ar', files.ar, '--en', files.en)).toEqual({
      kind: 'wrong',
      errors: [`--en ${rule}`],
    });
  });
});

describe('questions', () => {
  it('are added at the end, changed in part, hidden and shown again', async () => {
    const words = [
      '--question-ar',
      'سؤال؟',
      '--answer-ar',
      'جواب',
      '--question-en',
      'Q?',
      '--answer-en',
      'A',
    ];
    const before = (await get('/api/questions/list')).rows.length;
    const added = await type('questions', 'add', ...words);
    expect(added).toMatchObject({ after: { questionAr: 'سؤال؟', position: before + 1 } });
    const questionId = 'after' in added ? Number(added.after?.id) : 0;
    const last = async () => (await get('/api/questions/list')).rows.at(-1);
    expect(await last()).toEqual({ id: questionId, question: 'سؤال؟', answer: 'جواب' });

    await type('questions', 'edit', String(questionId), '--answer-ar', 'جواب أوضح');
    expect(await last()).toEqual({ id: questionId, question: 'سؤال؟', answer: 'جواب أوضح' });
    expect(await lastLogged()).toMatchObject({
      before: { answerAr: 'جواب' },
      after: { answerAr: 'جواب أوضح' },
    });

    await type('questions', 'hide', String(questionId), ...why);
    expect((await last()).id).not.toBe(questionId);
    expect(await type('questions', 'list')).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ id: questionId, status: 'hidden' })]),
    });
    await type('questions', 'publish', String(questionId), ...why);
    expect((await last()).id).toBe(questionId);
  });

  it('are refused where nothing could change or nothing is there', async () => {
    expect(await type('questions', 'edit', '1')).toEqual({
      refused: ['Nothing is given that could change'],
      code: 2,
    });
    expect(await type('questions', 'hide', '999', ...why)).toEqual(refused('There is no such question'));
    expect(await type('questions', 'add', '--question-ar', 'سؤال؟')).toMatchObject({ kind: 'wrong' });
  });
});
