import { building, glyph, PALM } from './brand.ts';
import { WORDMARK } from './wordmark.ts';

/** In pixels; the size that programs with link previews show uncropped. */
export const CARD = { width: 1200, height: 630 } as const;
/** The text area of an Arabic card; an English one is mirrored. */
export const COLUMN = { left: 762, right: 1140, top: 166, bottom: 578 } as const;
export const PHOTO_WIDTH = 726;

/** From the light theme (src/styles/tokens.css). */
export const COLOURS = { ground: '#fbf8f3', ink: '#1f1b15', ink2: '#534b3e', palm: PALM, clay: '#92381b' };
const GOLD = '#e2b04a';

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

/** The sand-coloured panel with logo and wordmark, placed over the photo. */
export function panel(isArabic: boolean): string {
  const shape =
    `<path d="M696 0C660 210 660 420 696 630H1200V0Z" fill="${GOLD}"/>` +
    `<path d="M706 0C670 210 670 420 706 630H1200V0Z" fill="${COLOURS.ground}"/>`;
  const turned = isArabic ? shape : `<g transform="translate(1200 0) scale(-1 1)">${shape}</g>`;
  // The logo at the start edge, the wordmark beside it.
  const [markAt, wordAt] = isArabic ? [1076, 968] : [60, 140];
  return svg(
    CARD.width,
    CARD.height,
    `${turned}<g transform="translate(${markAt} 52) scale(1.78)">` +
      `<rect width="36" height="36" rx="10" fill="${PALM}"/>${building}</g>` +
      `<path transform="translate(${wordAt} 57) scale(.58)" d="${WORDMARK}" fill="${COLOURS.ink}" fill-rule="evenodd"/>`,
  );
}

/** The background without a photo: the building, embossed. */
export function emptyGround(isArabic: boolean): string {
  const left = (isArabic ? 0 : CARD.width - PHOTO_WIDTH) + 120;
  return svg(
    CARD.width,
    CARD.height,
    `<g opacity=".16" transform="translate(${left} 75) scale(13.3)">${glyph('#ffffff')}</g>`,
  );
}

/** Strokes in a 24-unit box, as in public/icons/counted-*.svg and src/ui/money.tsx. */
export const SIGNS = {
  riyal:
    'm20 19.5-5.5 1.2M14.5 4v11.22a1 1 0 0 0 1.242.97L20 15.2m-17.022 4.151 5.549-1.363A2 2 0 0 0 10 16V2M20 10 4 13.5',
  rooms: 'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
  bathrooms:
    'M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5',
  area: 'M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M14 15H9v-5M16 3h5v5M21 3 9 15',
} as const;

/** An icon as a separate image, `side` pixels wide and high. */
export function sign(
  name: keyof typeof SIGNS,
  { side, colour, stroke }: { side: number; colour: string; stroke: number },
) {
  return Buffer.from(
    svg(
      side,
      side,
      `<path transform="scale(${side / 24})" d="${SIGNS[name]}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  );
}
