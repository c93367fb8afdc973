/** Furniture of a floor plan, seen from above. */
import { each, rect, rounded } from '../kit/shapes.ts';

export type Use =
  | 'majlis'
  | 'living'
  | 'bed'
  | 'kitchen'
  | 'bath'
  | 'hall'
  | 'court'
  | 'terrace'
  | 'dining'
  | 'garage';

const soft = (x: number, y: number, w: number, h: number, colour: string, r = 5) =>
  rounded(x, y, w, h, r, colour, 'stroke="#6d4a2f" stroke-width="1.6"');

/** Furniture of a room, laid against its walls; lengths in canvas units. */
export function furnish(use: Use, x: number, y: number, w: number, h: number) {
  const cx = x + w / 2;
  const cy = y + h / 2;
  if (use === 'bed') {
    const bw = Math.min(66, w * 0.5);
    return (
      soft(cx - bw / 2, y + 12, bw, 76, '#fffaf0') +
      soft(cx - bw / 2, y + 44, bw, 44, '#5c8a72') +
      each([0.1, 0.54], (t) => soft(cx - bw / 2 + bw * t, y + 16, bw * 0.36, 16, '#ffffff', 4)) +
      each([-1, 1], (k) => soft(cx + k * (bw / 2 + 11) - 8, y + 12, 16, 16, '#c9a06c', 2)) +
      soft(x + 10, y + h - 24, w * 0.5, 15, '#d9bd90', 2)
    );
  }
  if (use === 'majlis') {
    return (
      rect(x + 34, y + 34, w - 68, h - 68, '#a8482c', 'opacity=".85"') +
      rect(x + 42, y + 42, w - 84, h - 84, '#e3c089') +
      rect(x + 48, y + 48, w - 96, h - 96, '#a8482c', 'opacity=".85"') +
      soft(x + 10, y + 10, w - 20, 20, '#8e3b24') +
      soft(x + 10, y + 34, 20, h - 46, '#8e3b24') +
      soft(x + w - 30, y + 34, 20, h - 46, '#8e3b24') +
      `<circle cx="${cx}" cy="${cy}" r="15" fill="#d5a544" stroke="#6d4a2f" stroke-width="1.6"/>`
    );
  }
  if (use === 'living') {
    return (
      rect(cx - 54, cy - 26, 108, 62, '#d8c9a6') +
      soft(cx - 58, cy + 26, 116, 26, '#2f6a56') +
      soft(cx - 84, cy - 24, 24, 52, '#2f6a56') +
      soft(cx - 22, cy - 10, 44, 24, '#b98a57', 3) +
      rect(cx - 40, y + 8, 80, 7, '#4c4034')
    );
  }
  if (use === 'dining') {
    return (
      soft(cx - 46, cy - 18, 92, 36, '#b98a57', 6) +
      each(
        [-32, 0, 32],
        (dx) =>
          soft(cx + dx - 9, cy - 38, 18, 14, '#e3c089', 4) + soft(cx + dx - 9, cy + 24, 18, 14, '#e3c089', 4),
      )
    );
  }
  if (use === 'kitchen') {
    return (
      rect(x + 8, y + 8, w - 16, 22, '#fffaf0', 'stroke="#6d4a2f" stroke-width="1.6"') +
      rect(x + 8, y + 30, 22, h - 48, '#fffaf0', 'stroke="#6d4a2f" stroke-width="1.6"') +
      soft(cx - 4, y + 12, 26, 14, '#a9c4c6', 3) +
      each([0, 12], (dy) =>
        each(
          [0, 11],
          (dx) =>
            `<circle cx="${x + 14 + dx}" cy="${y + 56 + dy}" r="4" fill="none" stroke="#6d4a2f" stroke-width="1.6"/>`,
        ),
      ) +
      (w > 110 ? soft(cx - 16, cy + 6, Math.min(70, w * 0.42), 24, '#d9bd90', 3) : '')
    );
  }
  if (use === 'bath') {
    return (
      soft(x + 8, y + 8, Math.min(w - 16, 52), 24, '#ffffff', 8) +
      `<ellipse cx="${x + w - 20}" cy="${y + h - 20}" rx="10" ry="12" fill="#ffffff" stroke="#6d4a2f" stroke-width="1.6"/>` +
      soft(x + 8, y + h - 26, 24, 17, '#ffffff', 5)
    );
  }
  if (use === 'court') {
    return (
      each(
        [
          [0.24, 0.3],
          [0.76, 0.3],
          [0.24, 0.76],
          [0.76, 0.76],
        ] as const,
        ([u, v]) =>
          `<circle cx="${x + w * u}" cy="${y + h * v}" r="14" fill="#7fa25c"/><circle cx="${x + w * u - 4}" cy="${y + h * v - 4}" r="7" fill="#a3c07c"/>`,
      ) + rect(cx - 20, cy - 14, 40, 28, '#8fd0d0', 'stroke="#ffffff" stroke-width="4"')
    );
  }
  if (use === 'terrace')
    return (
      soft(cx - 26, cy - 12, 22, 22, '#e3c089') +
      soft(cx + 8, cy - 12, 22, 22, '#e3c089') +
      `<circle cx="${x + w - 18}" cy="${y + 18}" r="9" fill="#7fa25c"/>`
    );
  if (use === 'garage')
    return (
      rounded(cx - 26, cy - 50, 52, 100, 16, '#a9b7b4', 'stroke="#6d4a2f" stroke-width="1.6"') +
      rounded(cx - 20, cy - 26, 40, 22, 5, '#5c7c8a') +
      rounded(cx - 20, cy + 20, 40, 14, 5, '#5c7c8a')
    );
  return '';
}
