import home from './locales/ar/home.json';
import places from './locales/ar/places.json';
import properties from './locales/ar/properties.json';
import pwa from './locales/ar/pwa.json';
import shell from './locales/ar/shell.json';

/** The Arabic texts of every first load, by namespace. */
export default { home, places, properties, pwa, shell };

/**
 * The texts that only some routes need, by file. Listed per language, so that a first load does not
 * include the other language's file names.
 */
export const routeTexts = import.meta.glob<object>(
  ['./locales/ar/*.json', '!./locales/ar/{home,places,properties,pwa,shell,device,ops}.json'],
  { import: 'default' },
);
