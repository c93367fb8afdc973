import sharp, { type OverlayOptions } from 'sharp';
import { fromRoot } from '../../lib/paths.ts';

/*
 * Pango shapes Arabic, handles both directions and breaks lines. It uses only the fonts of this
 * folder: a machine may have none, and further fonts would change the image. The variable is read
 * when the process draws its first text.
 */
process.env.FONTCONFIG_FILE = fromRoot('server', 'modules', 'social-cards', 'fonts', 'fonts.conf');

/** Characters for which the fonts in this folder have no glyph (tools/fonts/card-fonts.ts). */
const NOT_DRAWN =
  /[^ -~\u00a0-\u00ff\u0102\u0131\u0152\u0153\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u067e\u0686\u0698\u06a1\u06a4\u06a9\u06af\u06ba\u06cc\u06f0-\u06f9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2212]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The typeface's line height, and the maximum height of a line's letters, relative to its size. */
const LINE = 1.185;
const INK = 1.3;
/** Characters; nothing longer fits anywhere. */
const LONGEST = 200;

interface TextStyle {
  weight: 'Medium' | 'Bold';
  /** Pixels. */
  size: number;
  colour: string;
  /** The line width in pixels. */
  width: number;
  lines: number;
}

/** A part of the card: its pixels, to be placed later. */
export interface Piece {
  width: number;
  height: number;
  layer: Pick<OverlayOptions, 'input' | 'raw'>;
}

/**
 * A text that the fonts can draw: normalises styled letters (𝐀), and removes what has no glyph,
 * such as emoji.
 */
export function drawable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(NOT_DRAWN, (one) => one.normalize('NFKC').replace(NOT_DRAWN, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
}

async function draw(text: string, { weight, size, colour, width }: TextStyle): Promise<Piece> {
  const escaped = text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `RuknCard${weight}Latin,RuknCard${weight}Arabic ${size}`,
      width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height, channels } = info;
  return { width: wide, height, layer: { input: data, raw: { width: wide, height, channels } } };
}

/**
 * Draws a text in a style, cut after the words that fit its lines. Null if there is nothing to
 * draw.
 */
export async function drawText(input: string, style: TextStyle): Promise<Piece | null> {
  const text = drawable(input);
  if (text === '') return null;
  const highest = style.size * (LINE * (style.lines - 1) + INK);
  const fits = ({ height }: Piece) => height <= highest;
  const whole = await draw(text, style);
  if (fits(whole)) return whole;
  const words = text.split(' ');
  const parts = words.length > 1 ? words : [...text];
  const joint = words.length > 1 ? ' ' : '';
  let [fitting, tooMany, best] = [0, parts.length, null as Piece | null];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    const piece = await draw(`${parts.slice(0, middle).join(joint)}…`, style);
    if (fits(piece)) [fitting, best] = [middle, piece];
    else tooMany = middle;
  }
  return best;
}
