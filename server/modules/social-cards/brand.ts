/**
 * The Rukn logo: a corner building with a white and a gold face, on palm green. Its viewBox is 36
 * by 36.
 */

export const PALM = '#0f5a43';

const FACES = 'M18 6.5 7.5 11.2v14.6L18 29.5z';
const SHADED = 'M18 6.5l10.5 4.7v14.6L18 29.5z';
const TRIANGLES = 'M12.6 14.2l1.9 3.4h-3.8zM12.6 20l1.9 3.4h-3.8z';
const DOOR = 'M21.4 28.3v-7.6c0-2.4 4-3.6 4-1v7.2z';

/** The building in colour. */
export const building = `<path d="${FACES}" fill="#fbf8f3"/><path d="${SHADED}" fill="#e2b04a"/><path d="${TRIANGLES}" fill="${PALM}"/><path d="${DOOR}" fill="${PALM}"/>`;

/** The building as one shape with holes, and a thin gap where its faces meet. */
export const glyph = (colour: string) =>
  `<path fill="${colour}" fill-rule="evenodd" d="M17.4 6.8 7.5 11.2v14.6l9.9 3.5zM12.6 14.2l1.9 3.4h-3.8zM12.6 20l1.9 3.4h-3.8z"/><path fill="${colour}" fill-rule="evenodd" d="M18.6 6.8l9.9 4.4v14.6l-9.9 3.5zM21.4 28.3v-7.6c0-2.4 4-3.6 4-1v7.2z"/>`;

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${body}</svg>`;

/** The logo with rounded corners, for tabs and launchers that do not mask icons themselves. */
export const roundedMark = svg(`<rect width="36" height="36" rx="10" fill="${PALM}"/>${building}`);

/** Full bleed: the launcher masks it; the building stays within the middle 80 %. */
export const fullBleedMark = svg(
  `<rect width="36" height="36" fill="${PALM}"/><g transform="translate(18 18) scale(.86) translate(-18 -18)">${building}</g>`,
);

export const singleColourMark = (colour: string, scale = 1) =>
  svg(`<g transform="translate(18 18) scale(${scale}) translate(-18 -18)">${glyph(colour)}</g>`);

/** A shortcut's icon, from strokes in a 24-unit box, in palm green on its tint. */
export const shortcutMark = (strokes: string) =>
  svg(
    `<rect width="36" height="36" rx="18" fill="#e3efe8"/><g transform="translate(8 8) scale(.8333)" fill="none" stroke="${PALM}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`,
  );
