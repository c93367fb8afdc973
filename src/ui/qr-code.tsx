import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * A text as a QR code, dark on white in either theme, as scanners expect; `label` names its
 * content.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const cells = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size: code.size, path: cells.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-28 flex-none rounded-thumb bg-on-photo text-photo-ground"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
