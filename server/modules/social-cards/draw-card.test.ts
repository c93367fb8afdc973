import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCard } from './draw-card.ts';
import { drawable, drawText } from './draw-text.ts';

/** The share of an image's pixels that have a colour (sRGB). */
async function shareOf(picture: Buffer, [red, green, blue]: [number, number, number]): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 30) count += 1;
  }
  return count / (info.width * info.height);
}

describe('drawing', () => {
  const style = { weight: 'Bold', size: 40, colour: '#000000', width: 400, lines: 2 } as const;

  it('leaves out what the fonts have no sign for, and keeps letters in disguise', () => {
    expect(drawable('🏡 فيلا\u0000 ١٢٠\u00a0م² 𝐕𝐢𝐥𝐥𝐚 漢\u202e\ud800')).toBe('فيلا ١٢٠ م² Villa');
  });

  it('joins Arabic letters: a word is narrower than its letters by themselves', async () => {
    const widthOf = async (text: string) => (await drawText(text, { ...style, lines: 1 }))?.width ?? 0;
    const letters = await Promise.all([...'الياسمين'].map(widthOf));
    expect(await widthOf('الياسمين')).toBeLessThan(0.9 * letters.reduce((sum, width) => sum + width, 0));
  });

  it('draws as many words as have room, of one endless word as many letters', async () => {
    const longs = ['شقة واسعة '.repeat(40), 'x'.repeat(190), '<b>&amp;'.repeat(20)];
    for (const long of longs) {
      const piece = await drawText(long, style);
      expect(piece?.width).toBeLessThanOrEqual(style.width);
      expect(piece?.height).toBeLessThan(style.size * 2.6);
    }
    expect(await drawText('🏡', style)).toBeNull();
  });

  it('draws a card without a photo, and with one that is none, and says the price in clay', async () => {
    const texts = {
      language: 'ar',
      kind: 'فيلا للبيع',
      amount: '2,450,000',
      amountNote: null,
      title: 'فيلا',
      place: 'حي الياسمين، الرياض',
      figures: [],
    } as const;
    const card = await drawCard({ ...texts, figures: [] }, null);
    expect(await shareOf(card, [15, 90, 67])).toBeGreaterThan(0.3);
    expect(await shareOf(card, [146, 56, 27])).toBeGreaterThan(0.005);
    const broken = await drawCard({ ...texts, figures: [] }, Buffer.from('no picture'));
    expect(broken.equals(card)).toBe(true);
    const unpriced = await drawCard({ ...texts, figures: [], amount: null }, null);
    expect(await shareOf(unpriced, [146, 56, 27])).toBeLessThan(0.001);
  });
});
