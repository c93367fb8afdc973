import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { FileRefused } from '../../lib/shrink-photo.ts';
import type { KeptPhoto } from './kept-photo.ts';
import { createPhotoUploads, type Uploaded } from './photo-uploads.ts';

/** Uploads whose sends are ended by the test, over a draft of its own. */
function setUp(kept: KeptPhoto[] = [], most = 40) {
  let draft = kept;
  const sends: { name: string; end: (outcome: Error | number) => void; signal: AbortSignal }[] = [];
  const uploads = createPhotoUploads({
    read: () => draft,
    write: (photos) => {
      draft = photos;
    },
    most,
    shrink: async (file) => {
      if ((file as File).name.endsWith('.pdf.jpg')) throw new FileRefused('notPhoto');
      return file;
    },
    send: (file, { signal, onProgress }) =>
      new Promise<Uploaded>((resolve, reject) => {
        onProgress(0.8);
        signal.addEventListener('abort', () => reject(signal.reason));
        const end = (outcome: Error | number) =>
          typeof outcome === 'number'
            ? resolve({ mediaId: outcome, path: `/${outcome}-400.webp`, isDuplicate: false })
            : reject(outcome);
        sends.push({ name: (file as File).name, end, signal });
      }),
    preview: { make: ({ size }) => `blob:${size}`, drop: vi.fn() },
  });
  const files = (...names: string[]) => names.map((name) => new File(['x'], name));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const states = () => uploads.current().map(({ state }) => state);
  return { uploads, sends, files, settled, states, draft: () => draft };
}

it('shows each file at once, sends two at a time, and keeps what the server has in the draft', async () => {
  const { uploads, sends, files, settled, states, draft } = setUp();
  uploads.add(files('a.jpg', 'b.jpg', 'c.jpg'));
  expect(uploads.current().map(({ preview }) => preview)).toEqual(['blob:1', 'blob:1', 'blob:1']);
  await settled();
  expect(sends.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(uploads.current()[0]?.share).toBe(0.8);
  sends[1]?.end(11);
  await settled();
  expect(states()).toEqual(['sending', 'kept', 'sending']);
  expect(draft()).toEqual([{ mediaId: 11, path: '/11-400.webp' }]);
  sends[0]?.end(10);
  sends[2]?.end(12);
  await settled();
  expect(draft().map(({ mediaId }) => mediaId)).toEqual([10, 11, 12]);
});

it('says a word for each file that is none, and goes on with the others', async () => {
  const { uploads, sends, files, settled, states } = setUp();
  uploads.add(files('deed.pdf.jpg', 'a.jpg', 'b.jpg'));
  await settled();
  expect(states()).toEqual(['refused', 'sending', 'sending']);
  expect(uploads.current()[0]?.fault).toBe('notPhoto');
  sends[0]?.end(new ApiError('لا', 3041, 413));
  await settled();
  expect(states()).toEqual(['refused', 'refused', 'sending']);
});

it('keeps what a lost connection left, and sends it again when asked or when the network is back', async () => {
  const { uploads, sends, files, settled, states, draft } = setUp();
  uploads.add(files('a.jpg'));
  await settled();
  sends[0]?.end(ApiError.fromNetwork('offline'));
  await settled();
  expect(states()).toEqual(['failed']);
  uploads.retryFailed();
  await settled();
  expect(states()).toEqual(['sending']);
  sends[1]?.end(ApiError.fromNetwork('timeout'));
  await settled();
  uploads.retry(uploads.current()[0]?.key ?? '');
  await settled();
  sends[2]?.end(5);
  await settled();
  expect(draft()).toEqual([{ mediaId: 5, path: '/5-400.webp' }]);
});

it('stops one that is cancelled', async () => {
  const { uploads, sends, files, settled, states } = setUp();
  uploads.add(files('a.jpg', 'b.jpg', 'c.jpg'));
  await settled();
  uploads.remove(uploads.current()[0]?.key ?? '');
  await settled();
  expect(sends[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual(['sending', 'sending']);
});

it('takes no more than an ad may have', async () => {
  const { uploads, files, states } = setUp([{ mediaId: 1, path: '/1-400.webp' }], 2);
  uploads.add(files('a.jpg', 'b.jpg'));
  expect(states()).toEqual(['kept', 'sending', 'refused']);
  expect(uploads.current()[2]?.fault).toBe('tooMany');
});

it('moves a photograph, and the draft with it', () => {
  const kept = [1, 2, 3].map((mediaId) => ({ mediaId, path: `/${mediaId}-400.webp` }));
  const { uploads, draft } = setUp(kept);
  uploads.move(2, 0);
  expect(draft().map(({ mediaId }) => mediaId)).toEqual([3, 1, 2]);
  uploads.move(0, 9);
  expect(draft().map(({ mediaId }) => mediaId)).toEqual([3, 1, 2]);
});
