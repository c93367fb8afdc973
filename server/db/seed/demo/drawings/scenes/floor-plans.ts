/** Floor plans, drawn as an architect's coloured sheet. One grid unit is half a metre. */
import { picture } from '../kit/canvas.ts';
import { each, group, line, path, rect } from '../kit/shapes.ts';
import type { Drawing } from '../kit/stage.ts';
import { furnish, type Use } from '../parts/plan-furniture.ts';

/** x, y, w, h in grid units from the plan's start corner. */
type Room = readonly [use: Use, x: number, y: number, w: number, h: number];

type Wall = 'n' | 'e' | 's' | 'w';

/** An opening: the wall it lies on by its start (grid units), its length, and whether it is a door. */
type Opening = readonly [kind: 'door' | 'window' | 'gap', x: number, y: number, length: number, wall: Wall];

const FLOORS: Record<Use, string> = {
  majlis: '#f3d9b8',
  living: '#f6e9cf',
  bed: '#e6eedf',
  kitchen: '#f4e0cd',
  bath: '#cfe5e6',
  hall: '#f7f0e2',
  court: '#d5e3bd',
  terrace: '#e8d8b8',
  dining: '#f8e6c6',
  garage: '#e2dccf',
};

/** Draws a plan of `columns` by `rows` grid units in the middle of the sheet. */
function sheet(columns: number, rows: number, rooms: readonly Room[], openings: readonly Opening[]) {
  return picture(800, 600, () => {
    const unit = Math.min(640 / columns, 470 / rows);
    const [left, top] = [400 - (columns * unit) / 2, 296 - (rows * unit) / 2];
    // Furniture is drawn for a unit of 23 and grows with the plan.
    const scale = unit / 23;
    const px = (x: number) => left + x * unit;
    const py = (y: number) => top + y * unit;
    const grid = Array.from({ length: 41 }, (_, i) => `M${i * 20} 0V600M0 ${i * 20}H800`).join('');
    const opening = ([kind, x, y, length, wall]: Opening) => {
      const [a, b, l] = [px(x), py(y), length * unit];
      const lying = wall === 'n' || wall === 's';
      const gap = lying ? rect(a, b - 6, l, 12, '#f7f0e2') : rect(a - 6, b, 12, l, '#f7f0e2');
      if (kind === 'gap') return gap;
      if (kind === 'window') {
        return lying
          ? rect(a, b - 5, l, 10, '#bfe0e6') + line(`M${a} ${b}h${l}`, '#4d8499', 2, 1, 'butt')
          : rect(a - 5, b, 10, l, '#bfe0e6') + line(`M${a} ${b}v${l}`, '#4d8499', 2, 1, 'butt');
      }
      const swing = {
        n: `M${a} ${b}v${-l}A${l} ${l} 0 0 1 ${a + l} ${b}`,
        s: `M${a} ${b}v${l}A${l} ${l} 0 0 0 ${a + l} ${b}`,
        e: `M${a} ${b}h${l}A${l} ${l} 0 0 1 ${a} ${b + l}`,
        w: `M${a} ${b}h${-l}A${l} ${l} 0 0 0 ${a} ${b + l}`,
      }[wall];
      return gap + line(swing, '#a8482c', 2.2, 0.9);
    };
    return (
      rect(0, 0, 800, 600, '#fbf8f3') +
      line(grid, '#e8dcc6', 1, 0.7, 'butt') +
      rect(left + 10, top + 12, columns * unit, rows * unit, '#6b5a3c', 'opacity=".14"') +
      each(
        rooms,
        ([use, x, y, w, h]) =>
          rect(px(x), py(y), w * unit, h * unit, FLOORS[use]) +
          group(
            furnish(use, 0, 0, (w * unit - 8) / scale, (h * unit - 8) / scale),
            `transform="translate(${px(x) + 4} ${py(y) + 4}) scale(${scale})"`,
          ),
      ) +
      each(
        rooms,
        ([use, x, y, w, h]) =>
          `<rect x="${px(x)}" y="${py(y)}" width="${w * unit}" height="${h * unit}" fill="none" stroke="${use === 'terrace' ? '#8a7a60' : '#3b3026'}" stroke-width="${use === 'terrace' ? 3 : 8}"/>`,
      ) +
      `<rect x="${left}" y="${top}" width="${columns * unit}" height="${rows * unit}" fill="none" stroke="#2b231b" stroke-width="10"/>` +
      each(openings, opening) +
      line(
        `M${left} ${top - 24}h${columns * unit}M${left} ${top - 30}v12M${left + columns * unit} ${top - 30}v12M${left - 24} ${top}v${rows * unit}M${left - 30} ${top}h12M${left - 30} ${top + rows * unit}h12`,
        '#0f5a43',
        2,
      ) +
      path('M752 566l10-30 10 30-10-7z', '#0f5a43') +
      line('M762 536v-14', '#0f5a43', 2)
    );
  });
}

const plan = (key: string, ar: string, en: string, svg: () => string): Drawing => ({
  key,
  subject: 'floor-plan',
  alt: { ar, en },
  svg,
});

export const floorPlans: Drawing[] = [
  plan(
    'floor-plan-apartment',
    'مخطط شقة بثلاث غرف ومجلس وصالة',
    'Plan of a three-bedroom apartment with majlis and living room',
    () =>
      sheet(
        26,
        18,
        [
          ['majlis', 0, 0, 8, 8],
          ['hall', 8, 0, 4, 8],
          ['kitchen', 12, 0, 7, 6],
          ['living', 12, 6, 14, 6],
          ['bed', 19, 12, 7, 6],
          ['bed', 12, 12, 7, 6],
          ['bath', 8, 12, 4, 6],
          ['bed', 0, 11, 8, 7],
          ['bath', 0, 8, 5, 3],
          ['hall', 5, 8, 7, 4],
          ['dining', 19, 0, 7, 6],
        ],
        [
          ['door', 9, 0, 2, 's'],
          ['door', 8, 4, 1.8, 'w'],
          ['gap', 8.2, 8, 3.6, 's'],
          ['gap', 12, 8.4, 3, 'e'],
          ['door', 14, 6, 1.8, 'n'],
          ['door', 15, 12, 1.8, 's'],
          ['door', 21, 12, 1.8, 's'],
          ['door', 9, 12, 1.6, 's'],
          ['door', 5.6, 11, 1.8, 's'],
          ['door', 5, 8.8, 1.5, 'w'],
          ['window', 2, 0, 4, 'n'],
          ['window', 14, 0, 3, 'n'],
          ['window', 26, 7.5, 3, 'e'],
          ['window', 14, 18, 3, 's'],
          ['window', 21, 18, 3, 's'],
          ['window', 2, 18, 3.5, 's'],
          ['gap', 20, 6, 5, 's'],
          ['window', 21, 0, 3, 'n'],
        ],
      ),
  ),
  plan(
    'floor-plan-villa',
    'مخطط الدور الأرضي لفيلا بفناء وسطي',
    'Ground floor plan of a villa around a court',
    () =>
      sheet(
        28,
        22,
        [
          ['majlis', 0, 0, 9, 8],
          ['hall', 9, 0, 5, 8],
          ['dining', 14, 0, 7, 8],
          ['garage', 21, 0, 7, 10],
          ['court', 9, 8, 9, 7],
          ['living', 0, 8, 9, 8],
          ['kitchen', 18, 10, 10, 6],
          ['hall', 18, 8, 3, 2],
          ['bath', 0, 16, 5, 6],
          ['bed', 5, 16, 8, 6],
          ['hall', 9, 15, 9, 1],
          ['bed', 13, 16, 8, 6],
          ['bath', 21, 16, 7, 6],
        ],
        [
          ['door', 10.5, 0, 2, 's'],
          ['door', 9, 3, 2, 'w'],
          ['door', 14, 3, 2, 'e'],
          ['gap', 10.4, 8, 6, 's'],
          ['gap', 9, 9.5, 4, 'e'],
          ['door', 18, 8.2, 1.6, 'e'],
          ['door', 19, 10, 1.8, 's'],
          ['door', 10.5, 16, 1.8, 's'],
          ['door', 15, 16, 1.8, 's'],
          ['door', 5, 18, 1.6, 'w'],
          ['door', 21, 18, 1.6, 'e'],
          ['window', 2, 0, 5, 'n'],
          ['window', 16, 0, 3, 'n'],
          ['gap', 22, 0, 5, 'n'],
          ['window', 0, 10, 4, 'w'],
          ['window', 28, 12, 3, 'e'],
          ['window', 7, 22, 4, 's'],
          ['window', 15, 22, 4, 's'],
          ['gap', 18, 11, 3, 'e'],
          ['window', 18, 12.5, 2, 'w'],
        ],
      ),
  ),
  plan('floor-plan-studio', 'مخطط استوديو بمطبخ وشرفة', 'Plan of a studio with kitchen and balcony', () =>
    sheet(
      18,
      12,
      [
        ['bed', 0, 0, 7, 8],
        ['living', 7, 0, 7, 8],
        ['terrace', 14, 0, 4, 8],
        ['bath', 0, 8, 5, 4],
        ['hall', 5, 8, 4, 4],
        ['kitchen', 9, 8, 9, 4],
      ],
      [
        ['door', 6, 12, 1.8, 'n'],
        ['gap', 7, 2, 5, 'e'],
        ['gap', 5.4, 8, 1.4, 's'],
        ['gap', 7.3, 8, 1.5, 's'],
        ['gap', 9, 9.5, 2, 'e'],
        ['door', 5, 9.4, 1.6, 'w'],
        ['gap', 14, 3, 2.6, 'e'],
        ['window', 1.5, 0, 4, 'n'],
        ['window', 8.5, 0, 4, 'n'],
        ['window', 12, 12, 4, 's'],
      ],
    ),
  ),
];
