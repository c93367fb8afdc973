import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { texts } from '../../texts/texts.ts';
import { photoPath } from '../pictures/presenter.ts';
import { presentCover, presentPlace } from '../places/presenter.ts';
import {
  presentCard,
  presentedCountedIcons,
  presentStatusChoices,
  presentType,
} from '../properties/presenter.ts';
import { presentNextReservation } from '../viewings/presenter.ts';
import type { HomeRows } from './service.ts';

/** The home response of core §3. */
export function presentHome(rows: HomeRows, unreadCount: number, language: Language): Answer<'home.get'> {
  return {
    banners: presentBanners(language),
    city: { ...presentPlace(rows.city, language), regionId: rows.city.regionId },
    countedIcons: presentedCountedIcons,
    familiesProperties: rows.families.map((row) => presentCard(row, language)),
    featuredProperties: rows.featured.map((row) => presentCard(row, language)),
    singlesProperties: rows.singles.map((row) => presentCard(row, language)),
    propertiesNearYou: rows.nearYou.map((row) => presentCard(row, language, rows.distances.get(row.id))),
    nextReservation:
      rows.nextViewing && presentNextReservation(rows.nextViewing.viewing, rows.nextViewing.row, language),
    notificationsCount: unreadCount,
    statusChoices: presentStatusChoices(language),
    neighborhoods: rows.neighborhoods.map((row) => ({
      ...presentPlace(row, language),
      cover: presentCover(row.coverPath),
      propertiesCount: row.propertiesCount,
    })),
    propertyTypies: rows.types.map((row) => presentType(row, language)),
    propertiesCount: rows.propertiesCount,
  };
}

/** The carousel of the home screen, which leads to property management (core §2). */
const banners = [
  { id: 1, picture: 'demo/villa-cantilever-golden', says: 'management' },
  { id: 2, picture: 'demo/flats-screens-dusk', says: 'letting' },
  { id: 3, picture: 'demo/living-double-height-golden', says: 'contracts' },
] as const;

/** `path` is the path of a photo, by the naming rule of contract/photo-url.ts. */
function presentBanners(language: Language) {
  return banners.map(({ id, picture, says }) => ({
    id,
    path: photoPath(picture, 1200),
    ...texts[language].banners[says],
  }));
}
