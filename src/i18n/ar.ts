import about from './locales/ar/about.json';
import account from './locales/ar/account.json';
import detail from './locales/ar/detail.json';
import home from './locales/ar/home.json';
import places from './locales/ar/places.json';
import properties from './locales/ar/properties.json';
import pwa from './locales/ar/pwa.json';
import session from './locales/ar/session.json';
import shell from './locales/ar/shell.json';

/** Every text in Arabic, by domain. */
export default { about, account, detail, home, places, properties, pwa, session, shell };
