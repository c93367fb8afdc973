import type { CoverKind } from '../reference/neighborhood-rows.ts';
import { neighborhoods } from '../reference/neighborhoods.ts';
import { districtById } from './districts.ts';
import { type DemoPicture, isBuiltIn, type PictureSubject } from './picture-fit.ts';

/** Alternatives for kinds of neighbourhood with few pictures. */
const alike: Partial<Record<CoverKind, readonly PictureSubject[]>> = {
  courtyard: ['courtyard', 'villa'],
  duplex: ['duplex', 'villa'],
  land: ['land', 'duplex'],
  shop: ['shop', 'apartments'],
  skyline: ['skyline', 'tower'],
};

function showsKind(picture: DemoPicture, kind: CoverKind): boolean {
  if (kind === 'najdi-house') return picture.style === 'najdi' && picture.subject !== 'rest-house';
  return (alike[kind] ?? [kind]).includes(picture.subject);
}

/**
 * Assigns each neighbourhood a picture of its kind that fits its district, the least used in the
 * city first.
 */
export function neighborhoodCovers(
  pictures: readonly DemoPicture[],
): { neighborhoodId: number; key: string }[] {
  const uses = new Map<string, number>();
  return neighborhoods.flatMap(({ id, cityId, coverKind }) => {
    const usesHere = (key: string) => uses.get(`${cityId} ${key}`) ?? 0;
    const here = pictures.filter(
      (picture) => picture.role !== 'interior' && isBuiltIn(picture, districtById(id)),
    );
    const ofItsKind = here.filter((picture) => showsKind(picture, coverKind));
    const choices = ofItsKind.length > 0 ? ofItsKind : here;
    // Cities start at different pictures; otherwise their first neighbourhoods would look alike.
    const turned = choices.map((_, index) => choices[(index + cityId) % choices.length] as DemoPicture);
    const [chosen] = turned.sort((a, b) => usesHere(a.key) - usesHere(b.key));
    if (!chosen) return [];
    uses.set(`${cityId} ${chosen.key}`, usesHere(chosen.key) + 1);
    return [{ neighborhoodId: id, key: chosen.key }];
  });
}
