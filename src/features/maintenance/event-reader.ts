/**
 * Parses a stream of server-sent events in chunks, and calls `onEvent` with each event's name once
 * it is complete.
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
