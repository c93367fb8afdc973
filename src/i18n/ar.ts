import home from './locales/ar/home.json';
import places from './locales/ar/places.json';
import properties from './locales/ar/properties.json';
import pwa from './locales/ar/pwa.json';
import shell from './locales/ar/shell.json';

/** The texts in Arabic that every first load brings, by domain. */
export default { home, places, properties, pwa, shell };

/**
 * Those that some routes show alone, by file. Named here: the other language's files are no
 * business of a first load.
 */
export const routeTexts = import.meta.glob<object>(
  ['./locales/ar/*.json', '!./locales/ar/{home,places,properties,pwa,shell,device,ops}.json'],
  { import: 'default' },
);
