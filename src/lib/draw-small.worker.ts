import type { DrawnTask, DrawTask } from './draw-in-worker.ts';
import { drawSmall } from './draw-small.ts';

/** Draws pictures small, one after another, while the page stays responsive. */
let last = Promise.resolve();

self.addEventListener('message', ({ data: { id, file, drawing } }: MessageEvent<DrawTask>) => {
  last = last.then(async () => {
    const drawn: DrawnTask = { id, drawn: await drawSmall(file, drawing) };
    self.postMessage(drawn);
  });
});
