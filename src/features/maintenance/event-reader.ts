/**
 * Takes a stream of server-sent events as its text comes, and calls `onEvent` with the name of each
 * whole one.
 */
export function createEventReader(onEvent: (name: string) => void): (text: string) => void {
  let buffer = '';
  return (text) => {
    const [last = '', ...whole] = `${buffer}${text}`.replace(/\r\n?/g, '\n').split('\n\n').toReversed();
    buffer = last;
    for (const block of whole.toReversed()) {
      const name = block.split('\n').find((line) => line.startsWith('event:'));
      if (name) onEvent(name.slice('event:'.length).trim());
    }
  };
}
