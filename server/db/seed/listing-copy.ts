import { getTableColumns } from 'drizzle-orm';
import { type CopyValue, copyLine } from '../copy-text.ts';
import { properties, propertyPictures } from '../schema/properties.ts';
import type { DemoListing } from './demo/listings.ts';
import { searchTextOf } from './search-text.ts';

type CopiedProperty = Exclude<keyof DemoListing, 'pictureKeys'>;

// Nothing was hidden or deleted by anybody, and the database works out the yearly price itself.
const {
  search,
  hiddenFrom: _status,
  deletedAt: _deleted,
  submittedAt: _submitted,
  yearlyPriceHalalas: _price,
  ...copied
} = getTableColumns(properties);
const names = Object.keys(copied) as CopiedProperty[];

export const listingColumns = [...names.map((name) => copied[name].name), search.name];

export function listingLine(listing: DemoListing): string {
  const values = names.map((name): CopyValue => listing[name]);
  values.push(searchTextOf(listing));
  return copyLine(values);
}

const { propertyId, position, pictureId } = getTableColumns(propertyPictures);

export const listingPictureColumns = [propertyId.name, position.name, pictureId.name];

/** One line a picture, the cover first. Throws where a key names no stored picture. */
export function listingPictureLines(
  { id, pictureKeys }: DemoListing,
  idByKey: ReadonlyMap<string, number>,
): string {
  return pictureKeys
    .map((key, place) => {
      const picture = idByKey.get(key);
      if (picture === undefined) throw new Error(`The demo picture ${key} is not stored`);
      return copyLine([id, place, picture]);
    })
    .join('');
}
