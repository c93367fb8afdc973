import { describe, expect, it } from 'vitest';
import { answerKey } from './answer-key.ts';

const LIST = 'https://rukn.example/api/properties/list';

function request(url: string, headers: Record<string, string> = {}) {
  return { url, headers: new Headers(headers) };
}

describe('answerKey', () => {
  it('keeps languages apart, Arabic being the default', async () => {
    const arabic = await answerKey(request(LIST));
    expect(await answerKey(request(LIST, { language: 'ar' }))).toBe(arabic);
    expect(await answerKey(request(LIST, { language: 'en' }))).not.toBe(arabic);
  });

  it('keeps persons apart without writing their tokens', async () => {
    const one = await answerKey(request(LIST, { 'session-token': 'secret-one' }));
    const two = await answerKey(request(LIST, { 'session-token': 'secret-two' }));
    const guest = await answerKey(request(LIST));
    expect(new Set([one, two, guest]).size).toBe(3);
    expect(one).not.toContain('secret');
    expect(one).toMatch(/__person=[0-9a-f]{16}$/);
    expect(guest).toMatch(/__person=guest$/);
    expect(await answerKey(request(LIST, { 'session-token': 'secret-one' }))).toBe(one);
  });

  it('does not let an address speak for another person or language', async () => {
    const forged = await answerKey(request(`${LIST}?__person=guest&__language=en`, { 'session-token': 'x' }));
    expect(forged).toBe(await answerKey(request(LIST, { 'session-token': 'x' })));
  });

  it('is one for parameters in any order, and ignores the fragment', async () => {
    expect(await answerKey(request(`${LIST}?page=2&cityId=1#top`))).toBe(
      await answerKey(request(`${LIST}?cityId=1&page=2`)),
    );
    expect(await answerKey(request(`${LIST}?page=2`))).not.toBe(await answerKey(request(`${LIST}?page=3`)));
  });
});
