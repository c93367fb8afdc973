const percent = (share: number) => `${share * 100}%`;

/**
 * The drawn track under native sliders: full between two shares of its length, 0 to 1, from the
 * reading side.
 */
export function RangeTrack({ from, to }: { from: number; to: number }) {
  return (
    // As far from either end as half a thumb, where a thumb's middle stops.
    <div
      data-range-track=""
      className="absolute inset-x-3.5 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line"
    >
      <div
        className="absolute inset-y-0 rounded-full bg-palm"
        style={{ insetInlineStart: percent(from), insetInlineEnd: percent(1 - to) }}
      />
    </div>
  );
}
