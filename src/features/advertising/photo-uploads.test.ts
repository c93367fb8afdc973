import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { PhotoStore, WaitingPhoto } from '../../device/photo-store.ts';
import { FileError } from '../../lib/shrink-photo.ts';
import type { DraftPhoto } from './draft-photos.ts';
import { createPhotoUploads, type Uploaded } from './photo-uploads.ts';

/** Uploads that the test finishes, with a separate draft and device; `device` outlives the page. */
function setUp(
  stored: DraftPhoto[] = [],
  { most = 40, device = createDevice(), shrunk = Promise.resolve() as Promise<unknown> } = {},
) {
  let draft = stored;
  const sends: {
    name: string;
    key: string;
    end: (outcome: Error | number) => void;
    signal: AbortSignal;
  }[] = [];
  const uploads = createPhotoUploads({
    read: () => draft,
    write: (photos) => {
      draft = photos;
    },
    store: device.store,
    most,
    shrink: async (file) => {
      await shrunk;
      if ((file as File).name.endsWith('.pdf.jpg')) throw new FileError('notPhoto');
      return file;
    },
    send: (file, { key, signal, onProgress }) =>
      new Promise<Uploaded>((resolve, reject) => {
        onProgress(0.8);
        signal.addEventListener('abort', () => reject(signal.reason));
        const end = (outcome: Error | number) =>
          typeof outcome === 'number'
            ? resolve({ mediaId: outcome, path: `/${outcome}-400.webp`, isDuplicate: false })
            : reject(outcome);
        sends.push({ name: (file as File).name, key, end, signal });
      }),
    preview: { make: async ({ size }) => `blob:${size}`, drop: vi.fn() },
  });
  const files = (...names: string[]) => names.map((name) => new File(['x'], name));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const states = () => uploads.current().map(({ state }) => state);
  const mediaIds = () => draft.map((photo) => ('mediaId' in photo ? photo.mediaId : photo.name));
  return { uploads, sends, files, settled, states, mediaIds, device, draft: () => draft };
}

/** A device's storage; without room it stores nothing. */
function createDevice({ hasRoom = true } = {}) {
  const photos = new Map<string, WaitingPhoto>();
  const store: PhotoStore = {
    async put(key, photo) {
      if (hasRoom) photos.set(key, photo);
      return hasRoom;
    },
    read: async (key) => photos.get(key) ?? null,
    async drop(key) {
      photos.delete(key);
    },
    async keepOnly(keys) {
      for (const key of photos.keys()) if (!keys.includes(key)) photos.delete(key);
    },
  };
  return { photos, store };
}

it('shows each file before the first is shrunk, sends two at a time, and keeps what the server has in the draft', async () => {
  const { uploads, sends, files, settled, states, mediaIds } = setUp();
  uploads.add(files('a.jpg', 'b.jpg', 'c.jpg'));
  await settled();
  expect(uploads.current().map(({ preview }) => preview)).toEqual(['blob:1', 'blob:1', 'blob:1']);
  expect(sends.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(uploads.current()[0]?.share).toBe(0.8);
  sends[1]?.end(11);
  await settled();
  expect(states()).toEqual(['sending', 'kept', 'sending']);
  expect(mediaIds()).toEqual(['a.jpg', 11, 'c.jpg']);
  sends[0]?.end(10);
  sends[2]?.end(12);
  await settled();
  expect(mediaIds()).toEqual([10, 11, 12]);
});

it('says a word for each file that is none, and goes on with the others', async () => {
  const { uploads, sends, files, settled, states } = setUp();
  uploads.add(files('deed.pdf.jpg', 'a.jpg', 'b.jpg'));
  await settled();
  expect(states()).toEqual(['refused', 'sending', 'sending']);
  expect(uploads.current()[0]?.error).toBe('notPhoto');
  sends[0]?.end(new ApiError('لا', 3041, 413));
  await settled();
  expect(states()).toEqual(['refused', 'refused', 'sending']);
});

it('keeps what is refused for want of a session: that says nothing of the photograph', async () => {
  const { uploads, sends, files, settled, states, draft, device } = setUp();
  uploads.add(files('a.jpg'));
  await settled();
  sends[0]?.end(new ApiError('انتهت جلستك', 2002, 401));
  await settled();
  expect(states()).toEqual(['failed']);
  expect(draft()).toHaveLength(1);
  expect(device.photos.size).toBe(1);
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

it('says of each how far it was when the connection was lost, and goes on with the others', async () => {
  const { uploads, sends, files, settled, states } = setUp();
  uploads.add(files('a.jpg', 'b.jpg', 'c.jpg'));
  await settled();
  sends[0]?.end(ApiError.fromNetwork('offline'));
  await settled();
  expect(states()).toEqual(['failed', 'sending', 'sending']);
  expect(uploads.current()[0]).toMatchObject({ name: 'a.jpg', share: 0.8, error: { unreached: 'offline' } });
});

it('tries again by itself, later each time, also where no event reports that the network is back', async () => {
  vi.useFakeTimers();
  const { uploads, sends, files, states } = setUp();
  uploads.add(files('a.jpg'));
  await vi.advanceTimersByTimeAsync(0);
  for (const [at, seconds] of [15, 30, 60].entries()) {
    sends[at]?.end(ApiError.fromNetwork('offline'));
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(states()).toEqual(['failed']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual(['sending']);
  }
  expect(new Set(sends.map(({ key }) => key)).size).toBe(1);
  vi.useRealTimers();
});

describe('a page that was killed', () => {
  it('comes back with what was chosen, in its order, and sends each again under its own key', async () => {
    const first = setUp();
    first.uploads.add(first.files('a.jpg', 'b.jpg', 'c.jpg'));
    await first.settled();
    first.sends[1]?.end(11);
    await first.settled();
    expect(first.device.photos.size).toBe(2);

    const { uploads, sends, settled, states, mediaIds, device } = setUp(first.draft(), {
      device: first.device,
    });
    expect(states()).toEqual(['waiting', 'kept', 'waiting']);
    await settled();
    expect(uploads.current().map(({ preview }) => preview)).toEqual(['blob:1', null, 'blob:1']);
    expect(sends.map(({ key }) => key)).toEqual([first.sends[0]?.key, first.sends[2]?.key]);
    sends[0]?.end(10);
    sends[1]?.end(12);
    await settled();
    expect(mediaIds()).toEqual([10, 11, 12]);
    expect(device.photos.size).toBe(0);
  });

  it('has what was chosen also where none of it was shrunk yet', async () => {
    const first = setUp([], { shrunk: new Promise(() => {}) });
    first.uploads.add(first.files('a.jpg', 'b.jpg', 'c.jpg'));
    await first.settled();
    expect(first.sends).toEqual([]);
    expect([...first.device.photos.values()].map(({ isAsChosen }) => isAsChosen)).toEqual([true, true, true]);

    const { sends, settled, states, device } = setUp(first.draft(), { device: first.device });
    await settled();
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    expect(sends.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    expect([...device.photos.values()].map(({ isAsChosen }) => isAsChosen)).toEqual([false, false, false]);
  });

  it('says which it has lost, and keeps nothing that the draft has forgotten', async () => {
    const device = createDevice();
    device.photos.set('forgotten', { photo: new Blob(['x']), isAsChosen: false });
    const { uploads, settled, states, draft } = setUp([{ waiting: 'gone', name: 'a.jpg' }], { device });
    await settled();
    expect(states()).toEqual(['refused']);
    expect(uploads.current()[0]).toMatchObject({ name: 'a.jpg', error: 'lost' });
    expect(draft()).toEqual([]);
    expect(device.photos.size).toBe(0);
  });
});

it('goes on from memory where the device has no room, and says so', async () => {
  const { uploads, sends, files, settled, states } = setUp([], { device: createDevice({ hasRoom: false }) });
  uploads.add(files('a.jpg'));
  await settled();
  expect(uploads.current()[0]).toMatchObject({ state: 'sending', isInMemoryOnly: true });
  sends[0]?.end(5);
  await settled();
  expect(states()).toEqual(['kept']);
});

it('leaves nothing on the device of what is taken out, refused, sent or discarded', async () => {
  const { uploads, sends, files, settled, device } = setUp();
  uploads.add(files('a.jpg', 'b.jpg', 'c.jpg'));
  await settled();
  expect(device.photos.size).toBe(3);
  uploads.remove(uploads.current()[0]?.key ?? '');
  sends[1]?.end(new ApiError('لا', 3041, 413));
  await settled();
  expect([...device.photos.keys()]).toEqual([uploads.current()[1]?.key]);
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
  const { uploads, files, settled, states } = setUp([{ mediaId: 1, path: '/1-400.webp' }], { most: 2 });
  uploads.add(files('a.jpg', 'b.jpg'));
  await settled();
  expect(states()).toEqual(['kept', 'sending', 'refused']);
  expect(uploads.current()[2]?.error).toBe('tooMany');
});

it('moves a photograph, and the draft with it', () => {
  const stored = [1, 2, 3].map((mediaId) => ({ mediaId, path: `/${mediaId}-400.webp` }));
  const { uploads, mediaIds } = setUp(stored);
  uploads.move(2, 0);
  expect(mediaIds()).toEqual([3, 1, 2]);
  uploads.move(0, 9);
  expect(mediaIds()).toEqual([3, 1, 2]);
});

it('forgets with the draft what was on its way', async () => {
  let draft: DraftPhoto[] = [];
  const device = createDevice();
  const uploads = createPhotoUploads({
    read: () => draft,
    write: (photos) => {
      draft = photos;
    },
    store: device.store,
    most: 40,
    shrink: async (file) => file,
    send: () => new Promise(() => undefined),
    preview: { make: async () => 'blob:x', drop: vi.fn() },
  });
  uploads.add([new File(['x'], 'a.jpg')]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(device.photos.size).toBe(1);
  draft = [];
  uploads.reset();
  await new Promise((resolve) => setTimeout(resolve));
  expect(uploads.current()).toEqual([]);
  expect(device.photos.size).toBe(0);
});
