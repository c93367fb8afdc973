import { LANGUAGE_COOKIE, toLanguage } from '../../../contract/language.ts';
import { setLanguageCookie } from '../../i18n/choose-language.ts';
import { storedChoice } from '../../lib/stored-choice.ts';

/* Before the first paint: the language of the address or the stored one, theme, drafts, session. */

try {
  const root = document.documentElement;
  const theme = storedChoice('rukn.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const named = /[?&]lang=(ar|en)(?![^&#])/.exec(location.search)?.[1];
  const language = toLanguage(named ?? storedChoice('rukn.language'));
  if (language && language !== root.lang) {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    if (!named) {
      // The language cookie was cleared. With it the server renders the page in this language.
      setLanguageCookie(language);
      if (root.dataset.page && document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`)) location.reload();
    }
  }
  // The server renders a guest's unsent forms empty; they stay hidden until the app fills them in.
  const drafts = Object.keys(localStorage).flatMap(
    (key) => /^rukn\.own\.draft\.(.+)\.guest$/.exec(key)?.[1] ?? [],
  );
  if (drafts.length) root.dataset.drafts = drafts.join(' ');
  // The server renders for a guest: guest-only parts stay hidden from a signed-in user.
  if (localStorage.getItem('rukn.session')) root.dataset.person = '';
  else if ('guarded' in root.dataset) {
    // The app would redirect a guest as well, but later: the server has already rendered /login.
    const { pathname, search, hash } = location;
    root.dataset.leaving = '';
    location.replace(
      `/login?next=${encodeURIComponent(pathname + search + hash)}${named ? `&lang=${named}` : ''}`,
    );
  }
} catch {
  // No storage: Arabic and the system's theme.
}
