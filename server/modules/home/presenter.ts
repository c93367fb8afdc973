import type { Answer } from '../../../contract/contract.ts';
import type { Language } from '../../../contract/language.ts';
import { presentCity, presentCover, presentPlace } from '../places/presenter.ts';
import {
  presentCard,
  presentedCountedIcons,
  presentStatusChoices,
  presentType,
} from '../properties/presenter.ts';
import { presentNextReservation } from '../viewings/presenter.ts';
import { presentBanners } from './banners.ts';
import type { HomeRows } from './service.ts';

/** The home response of core §3. */
export function presentHome(rows: HomeRows, unreadCount: number, language: Language): Answer<'home.get'> {
  return {
    banners: presentBanners(language),
    city: presentCity(rows.city, language),
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
