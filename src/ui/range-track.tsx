const percent = (share: number) => `${share * 100}%`;

/**
 * The track drawn under native sliders, filled between two fractions of its length (0 to 1) in
 * reading direction.
 */
export function RangeTrack({ from, to }: { from: number; to: number }) {
  return (
    // Inset by half a thumb at either end, where the centre of a thumb stops.
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
