import { expect, it } from 'vitest';
import { filledReply } from '../../contract/reply-fields.ts';
import { type Reply, replies, replyIn } from './replies.ts';

const all = Object.values<readonly Reply[]>(replies).flat();
const fieldsIn = (text: string) => text.match(/\{[^{}]+\}/g)?.length ?? 0;

it('has the same fields in both languages', () => {
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ text }) => fieldsIn(text.ar) !== fieldsIn(text.en))).toEqual([]);
});

it('is read in either language, with its fields as they were filled in', () => {
  for (const { text } of all) {
    const [ar, en] = [filledReply(text.ar, ['7']), filledReply(text.en, ['7'])];
    expect([replyIn(ar, 'en'), replyIn(en, 'ar')]).toEqual([en, ar]);
    expect([replyIn(ar, 'ar'), replyIn(en, 'en')]).toEqual([ar, en]);
  }
});

it('leaves what was typed as it is, beside several ready ones', () => {
  const [photos, price] = replies.adRefused as [Reply, Reply];
  const typed = 'اتصلنا بك أمس.';
  expect(replyIn(`${photos.text.ar}\n${typed}\n${price.text.ar}`, 'en')).toBe(
    `${photos.text.en}\n${typed}\n${price.text.en}`,
  );
});
