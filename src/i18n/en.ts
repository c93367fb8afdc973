import home from './locales/en/home.json';
import places from './locales/en/places.json';
import properties from './locales/en/properties.json';
import pwa from './locales/en/pwa.json';
import shell from './locales/en/shell.json';

/** The texts in English that every first load brings, by domain. */
export default { home, places, properties, pwa, shell };

/**
 * Those that some routes show alone, by file. Named here: the other language's files are no
 * business of a first load.
 */
export const routeTexts = import.meta.glob<object>(
  ['./locales/en/*.json', '!./locales/en/{home,places,properties,pwa,shell,device,ops}.json'],
  { import: 'default' },
);
