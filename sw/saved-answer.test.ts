import { describe, expect, it } from 'vitest';
import { SAVED_AT_HEADER } from '../src/pwa/worker-messages.ts';
import { isKeepable, stamped } from './saved-answer.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

describe('saved answers', () => {
  it('keeps complete JSON of our own', () => {
    expect(isKeepable(new Response('{}', { headers: json }))).toBe(true);
  });

  it('keeps no errors, no portal page, nothing opaque', () => {
    expect(isKeepable(new Response('{}', { status: 500, headers: json }))).toBe(false);
    expect(isKeepable(new Response('{}', { status: 401, headers: json }))).toBe(false);
    expect(isKeepable(new Response('<html>', { headers: { 'content-type': 'text/html' } }))).toBe(false);
    expect(isKeepable(new Response('{}', { headers: { 'content-type': 'application/jsonish' } }))).toBe(
      false,
    );
    expect(isKeepable(Response.error())).toBe(false);
  });

  it('writes the time and leaves the rest as it was', async () => {
    const kept = stamped(new Response('{"a":1}', { headers: { ...json, date: 'x' } }), 1_700_000_000_000);
    expect(kept.headers.get(SAVED_AT_HEADER)).toBe('1700000000000');
    expect(kept.headers.get('date')).toBe('x');
    expect(await kept.json()).toEqual({ a: 1 });
  });
});
