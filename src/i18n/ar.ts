import home from './locales/ar/home.json';
import places from './locales/ar/places.json';
import properties from './locales/ar/properties.json';
import pwa from './locales/ar/pwa.json';
import session from './locales/ar/session.json';
import shell from './locales/ar/shell.json';

/** The texts in Arabic that every first load brings, by domain. */
export default { home, places, properties, pwa, session, shell };
