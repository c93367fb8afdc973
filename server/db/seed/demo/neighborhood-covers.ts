import type { CoverKind } from '../reference/neighborhood-rows.ts';
import { neighborhoods } from '../reference/neighborhoods.ts';
import { districtById } from './districts.ts';
import { type DemoPicture, isBuiltIn, type PictureSubject } from './picture-fit.ts';

/** What else may stand for a neighbourhood whose kind few pictures show. */
const alike: Partial<Record<CoverKind, readonly PictureSubject[]>> = {
  courtyard: ['courtyard', 'villa'],
  land: ['land', 'duplex'],
  shop: ['shop', 'apartments'],
  skyline: ['skyline', 'tower'],
};

function showsKind(picture: DemoPicture, kind: CoverKind): boolean {
  if (picture.role === 'interior') return false;
  if (kind === 'najdi-house') return picture.style === 'najdi' && picture.subject !== 'rest-house';
  return (alike[kind] ?? [kind]).includes(picture.subject);
}

/** Gives each neighbourhood a picture of its kind that is built there; those of a kind take turns within a city. */
export function neighborhoodCovers(
  pictures: readonly DemoPicture[],
): { neighborhoodId: number; key: string }[] {
  const turns = new Map<string, number>();
  return neighborhoods.flatMap(({ id, cityId, coverKind }) => {
    const here = pictures.filter((picture) => isBuiltIn(picture, districtById(id)));
    const ofItsKind = here.filter((picture) => showsKind(picture, coverKind));
    const choices = ofItsKind.length > 0 ? ofItsKind : here.filter(({ role }) => role !== 'interior');
    const name = `${cityId} ${coverKind}`;
    // Cities start at different pictures, or their first neighbourhoods would all look alike.
    const turn = turns.get(name) ?? cityId;
    turns.set(name, turn + 1);
    const chosen = choices[turn % choices.length];
    return chosen ? [{ neighborhoodId: id, key: chosen.key }] : [];
  });
}
