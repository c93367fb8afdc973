import { type Drawing, drawSmall } from './draw-small.ts';

export interface DrawTask {
  id: number;
  file: Blob;
  drawing: Drawing;
}

type Drawn = Awaited<ReturnType<typeof drawSmall>>;

export interface DrawnTask {
  id: number;
  drawn: Drawn;
}

/** Null once a worker is known to be impossible. */
let worker: Worker | null | undefined;
let count = 0;
const awaited = new Map<number, { task: DrawTask; resolve: (drawn: Drawn | Promise<Drawn>) => void }>();

/**
 * Draws a picture in a separate worker, so that a slow phone keeps handling input; on the page
 * where workers do not work.
 */
export function drawInWorker(file: Blob, drawing: Drawing): Promise<Drawn> {
  if (worker === undefined) worker = start();
  if (!worker) return drawSmall(file, drawing);
  count += 1;
  const task = { id: count, file, drawing };
  return new Promise((resolve) => {
    awaited.set(task.id, { task, resolve });
    worker?.postMessage(task);
  });
}

function start(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const made = new Worker(new URL('./draw-small.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data: { id, drawn } }: MessageEvent<DrawnTask>) => {
    awaited.get(id)?.resolve(drawn);
    awaited.delete(id);
  });
  // The worker did not load or ran out of memory: the page draws the pending pictures itself.
  made.addEventListener('error', () => {
    worker = null;
    made.terminate();
    for (const { task, resolve } of awaited.values()) resolve(drawSmall(task.file, task.drawing));
    awaited.clear();
  });
  return made;
}
