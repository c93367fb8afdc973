/** Mixing of #rrggbb colours. */

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second colour (0 to 1) stirred into the first. */
export function mix(first: string, second: string, share: number) {
  const [a, b] = [parts(first), parts(second)];
  const channel = (at: number) =>
    Math.round((a[at] ?? 0) + ((b[at] ?? 0) - (a[at] ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const darker = (colour: string, share = 0.25) => mix(colour, '#2a1a10', share);
export const lighter = (colour: string, share = 0.25) => mix(colour, '#fffaf0', share);
