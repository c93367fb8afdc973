import sharp, { type OverlayOptions } from 'sharp';
import { CARD, COLOURS, COLUMN, emptyGround, PHOTO_WIDTH, panel, sign } from './card-face.ts';
import type { CardTexts } from './card-texts.ts';
import { drawText, type Piece } from './draw-text.ts';

const QUALITY = 80;
const DECODE_SECONDS = 10;
const WIDTH = COLUMN.right - COLUMN.left;
/** Without a price, the title uses its room as well. */
const TITLE = { withPrice: { size: 34, lines: 3 }, alone: { size: 46, lines: 5 } } as const;

/** Pieces side by side, in reading order. */
interface Row {
  pieces: Piece[];
  /** Pixels after the piece at an index. */
  gap: (at: number) => number;
  /** Pixels below the row. */
  after: number;
}

const height = ({ pieces }: Row) => Math.max(...pieces.map((piece) => piece.height));

const row = (pieces: (Piece | null)[], after: number, gap = (_at: number) => 0): Row[] => {
  const drawn = pieces.filter((piece) => piece !== null);
  return drawn.length > 0 ? [{ pieces: drawn, gap, after }] : [];
};

const signPiece = (
  name: Parameters<typeof sign>[0],
  side: number,
  colour: string,
  stroke: number,
): Piece => ({
  width: side,
  height: side,
  layer: { input: sign(name, { side, colour, stroke }) },
});

async function priceRow({ amount, amountNote }: CardTexts): Promise<Row[]> {
  const note = { weight: 'Medium', size: 26, colour: COLOURS.ink2, width: WIDTH, lines: 1 } as const;
  if (amount === null) return amountNote ? row([await drawText(amountNote, { ...note, size: 34 })], 26) : [];
  const size = amount.length > 10 ? 44 : 56;
  const number = await drawText(amount, {
    weight: 'Bold',
    size,
    colour: COLOURS.clay,
    width: WIDTH,
    lines: 1,
  });
  const riyal = signPiece('riyal', Math.round(size * 0.8), COLOURS.clay, 2.7);
  const period = amountNote ? await drawText(amountNote, note) : null;
  return row([number, riyal, period], 26, () => 14);
}

async function rowsOf(texts: CardTexts): Promise<Row[]> {
  const text = (input: string, weight: 'Medium' | 'Bold', size: number, colour: string, lines: number) =>
    drawText(input, { weight, size, colour, lines, width: WIDTH });
  const hasPrice = texts.amount !== null || texts.amountNote !== null;
  const title = TITLE[hasPrice ? 'withPrice' : 'alone'];
  const figures: (Piece | null)[] = [];
  for (const { sign: name, text: said } of texts.figures)
    figures.push(signPiece(name, 32, COLOURS.ink2, 1.9), await text(said, 'Medium', 28, COLOURS.ink, 1));
  return [
    ...row([await text(texts.kind, 'Medium', 28, COLOURS.palm, 2)], 28),
    ...(await priceRow(texts)),
    ...row([await text(texts.title, 'Bold', title.size, COLOURS.ink, title.lines)], 22),
    ...row([texts.place === null ? null : await text(texts.place, 'Medium', 27, COLOURS.ink2, 2)], 34),
    // An icon and its number are closer together.
    ...row(figures, 0, (at) => (at % 2 === 0 ? 12 : 30)),
  ];
}

/** Places the rows below each other, vertically centred in the column, each from the start edge. */
function layOut(rows: readonly Row[], isArabic: boolean): OverlayOptions[] {
  const whole = rows.reduce((sum, one, at) => sum + height(one) + (at < rows.length - 1 ? one.after : 0), 0);
  let top = COLUMN.top + Math.max(0, Math.round((COLUMN.bottom - COLUMN.top - whole) / 2));
  return rows.flatMap((one) => {
    const tall = height(one);
    let start = 0;
    const placed = one.pieces.map((piece, at) => {
      const left = isArabic ? COLUMN.right - start - piece.width : CARD.width - COLUMN.right + start;
      start += piece.width + one.gap(at);
      return { ...piece.layer, left, top: top + Math.round((tall - piece.height) / 2) };
    });
    top += tall + one.after;
    return placed;
  });
}

/**
 * Draws a link's preview, a JPEG of 1200 × 630, since some programs support nothing newer. Without
 * a readable photo, shows the logo instead.
 */
export async function drawCard(texts: CardTexts, photo: Buffer | null): Promise<Buffer> {
  const isArabic = texts.language === 'ar';
  const rows = await rowsOf(texts);
  const cut = photo && (await cutPhoto(photo));
  return sharp({ create: { ...CARD, channels: 3, background: COLOURS.palm } })
    .composite([
      cut
        ? { input: cut, left: isArabic ? 0 : CARD.width - PHOTO_WIDTH, top: 0 }
        : { input: Buffer.from(emptyGround(isArabic)) },
      { input: Buffer.from(panel(isArabic)) },
      ...layOut(rows, isArabic),
    ])
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer();
}

async function cutPhoto(photo: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(photo)
      .timeout({ seconds: DECODE_SECONDS })
      .resize(PHOTO_WIDTH, CARD.height, { fit: 'cover' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch {
    return null;
  }
}
