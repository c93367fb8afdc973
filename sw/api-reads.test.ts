import { describe, expect, it, vi } from 'vitest';
import { SAVED_AT_HEADER } from '../src/api/cached-responses.ts';
import { inWhole, isCacheable, isNoAnswer, stamped } from './api-reads.ts';

// Workbox reads `self` when it is imported.
vi.hoisted(() => void vi.stubGlobal('self', globalThis));

const json = { 'content-type': 'application/json; charset=utf-8' };

describe('saved answers', () => {
  it('keeps complete JSON of our own', () => {
    expect(isCacheable(new Response('{}', { headers: json }))).toBe(true);
  });

  it('keeps no errors, no portal page, nothing opaque', () => {
    expect(isCacheable(new Response('{}', { status: 500, headers: json }))).toBe(false);
    expect(isCacheable(new Response('{}', { status: 401, headers: json }))).toBe(false);
    expect(isCacheable(new Response('<html>', { headers: { 'content-type': 'text/html' } }))).toBe(false);
    expect(isCacheable(new Response('{}', { headers: { 'content-type': 'application/jsonish' } }))).toBe(
      false,
    );
    expect(isCacheable(Response.error())).toBe(false);
  });

  it('has something better to show than a portal’s page or a gateway without a server', () => {
    expect(isNoAnswer(new Response('<html>', { headers: { 'content-type': 'text/html' } }))).toBe(true);
    expect(isNoAnswer(new Response('', { status: 502 }))).toBe(true);
    expect(isNoAnswer(new Response('{}', { headers: json }))).toBe(false);
    // The server's own error is passed on.
    for (const status of [401, 404, 422, 429, 500])
      expect(isNoAnswer(new Response('{}', { status, headers: json }))).toBe(false);
  });

  it('is there only once all of it has come', async () => {
    let end = () => {};
    const slow = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a"'));
        end = () => {
          controller.enqueue(new TextEncoder().encode(':1}'));
          controller.close();
        };
      },
    });
    let isThere = false;
    const whole = inWhole(new Response(slow, { status: 200, headers: json })).then((response) => {
      isThere = true;
      return response;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isThere).toBe(false);
    end();
    const response = await whole;
    expect(await response.json()).toEqual({ a: 1 });
    expect(response.headers.get('content-type')).toBe(json['content-type']);
    expect((await inWhole(new Response(null, { status: 204 }))).status).toBe(204);
  });

  it('writes the time and leaves the rest as it was', async () => {
    const stored = stamped(
      new Response('{"a":1}', { headers: { ...json, etag: 'x', date: 'y' } }),
      1_700_000_000_000,
    );
    expect(stored.headers.get(SAVED_AT_HEADER)).toBe('1700000000000');
    expect(stored.headers.get('etag')).toBe('x');
    // The server's clock must not be compared with a device's wrong one.
    expect(stored.headers.get('date')).toBeNull();
    expect(await stored.json()).toEqual({ a: 1 });
  });
});
