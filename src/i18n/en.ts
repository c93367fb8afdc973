import home from './locales/en/home.json';
import places from './locales/en/places.json';
import properties from './locales/en/properties.json';
import pwa from './locales/en/pwa.json';
import shell from './locales/en/shell.json';

/** The English texts of every first load, by namespace. */
export default { home, places, properties, pwa, shell };

/**
 * The texts that only some routes need, by file. Listed per language, so that a first load does not
 * include the other language's file names.
 */
export const routeTexts = import.meta.glob<object>(
  ['./locales/en/*.json', '!./locales/en/{home,places,properties,pwa,shell,device,ops}.json'],
  { import: 'default' },
);
