import about from './locales/en/about.json';
import account from './locales/en/account.json';
import detail from './locales/en/detail.json';
import home from './locales/en/home.json';
import places from './locales/en/places.json';
import properties from './locales/en/properties.json';
import pwa from './locales/en/pwa.json';
import session from './locales/en/session.json';
import shell from './locales/en/shell.json';

/** Every text in English, by domain. */
export default { about, account, detail, home, places, properties, pwa, session, shell };
