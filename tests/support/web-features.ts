import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier as Feature } from '@mdn/browser-compat-data';
import { SERVED_BROWSERS } from '../../src/app/served-browsers.vite.ts';

const DATA = bcd as unknown as { api: Feature; css: Feature; html: Feature; javascript: Feature };

/** The oldest release that we support of each browser, by MDN's browser name. */
const OLDEST: Partial<Record<BrowserName, string>> = {
  chrome: SERVED_BROWSERS.chrome,
  chrome_android: SERVED_BROWSERS.chrome,
  edge: SERVED_BROWSERS.edge,
  firefox: SERVED_BROWSERS.firefox,
  firefox_android: SERVED_BROWSERS.firefox,
  safari: SERVED_BROWSERS.safari,
  safari_ios: SERVED_BROWSERS.ios,
  samsunginternet_android: SERVED_BROWSERS.samsung,
};

function isAtMost(added: string, oldest: string): boolean {
  const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);
  const [a = [], b = []] = [numbers(added), numbers(oldest)];
  const place = [0, 1, 2].find((index) => (a[index] ?? 0) !== (b[index] ?? 0)) ?? 0;
  return (a[place] ?? 0) <= (b[place] ?? 0);
}

/**
 * Supported browsers whose oldest release lacks the feature, with the release that added it, as
 * 'safari 17.4'; empty if MDN has no data.
 */
export function lackedBy(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(OLDEST).flatMap(([browser, oldest]) => {
    const entries = [support[browser as BrowserName] ?? []].flat();
    const has = entries.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' &&
        !(typeof removed === 'string' && isAtMost(removed, oldest)) &&
        !flags &&
        !prefix &&
        !other &&
        isAtMost(added, oldest),
    );
    return has || entries.length === 0 ? [] : [`${browser} ${entries[0]?.version_added || 'never'}`];
  });
}

/** A subfeature by name; undefined if there is none. */
export function own(feature: object | undefined, name: string): Feature | undefined {
  return feature && Object.hasOwn(feature, name) ? (feature as Feature)[name] : undefined;
}

const api = (owner: string, member: string) => own(own(DATA.api, owner), member);
const builtin = (name: string) =>
  name.split('.').reduce<Feature | undefined>((part, key) => own(part, key), DATA.javascript.builtins);

/** A global by name: an interface, a built-in object, a function or a property of the window. */
export function globalFeature(name: string): Feature | undefined {
  return (
    own(DATA.api, name) ??
    builtin(name) ??
    api('Window', name) ??
    api('ServiceWorkerGlobalScope', name) ??
    api('WorkerGlobalScope', name)
  );
}

/**
 * A member of what the TypeScript library declares as `owner`, such as 'Array' or
 * 'Intl.NumberFormat'.
 */
export function memberFeature(owner: string, member: string, isStatic: boolean): Feature | undefined {
  const name = owner.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/^IteratorObject$/, 'Iterator');
  return (
    own(builtin(name), member) ??
    api(name, isStatic ? `${member}_static` : member) ??
    own(DATA.api, `${name}.${member}`)
  );
}

const INTERFACES = Object.values(DATA.api);

/** The features of an event, on every interface that can fire it. */
export function eventFeatures(name: string): Feature[] {
  return INTERFACES.flatMap((entry) => own(entry, `${name}_event`) ?? []);
}

/** An option in the options parameter of a function. */
export function optionFeature(called: Feature | undefined, option: string): Feature | undefined {
  if (!called) return undefined;
  const name = new RegExp(`(^|_)${option}_(parameter|option)$`);
  for (const key of Object.keys(called)) {
    if (name.test(key)) return own(called, key);
    const inBag = /_parameter$/.test(key) && own(own(called, key), `${option}_parameter`);
    if (inBag) return inBag;
  }
  return undefined;
}

/** An HTML attribute of an element. */
export function attributeFeature(element: string, attribute: string): Feature | undefined {
  const name = attribute.toLowerCase();
  return own(own(DATA.html.elements, element), name) ?? own(DATA.html.global_attributes, name);
}

/** A CSS property, at-rule or selector. */
export function styleFeature(
  kind: 'properties' | 'at-rules' | 'selectors',
  name: string,
): Feature | undefined {
  return own(DATA.css[kind], name);
}

export function mediaFeature(name: string): Feature | undefined {
  return own(styleFeature('at-rules', 'media'), name);
}

export function keywordFeature(property: string, keyword: string): Feature | undefined {
  return own(styleFeature('properties', property), keyword);
}

/** A CSS function: min(), light-dark(), linear-gradient(). */
export function valueFeature(name: string): Feature | undefined {
  const types = DATA.css.types;
  return own(types, name) ?? own(own(types, 'color'), name) ?? own(own(types, 'gradient'), name);
}

/** A member that a test's script can delete to imitate an older browser. */
type Member = [holder: string, name: string, isStatic: boolean];

/** The interfaces, built-in objects and members that a browser's oldest supported release lacks. */
export function lackedNames(browser: 'firefox' | 'safari_ios'): Member[] {
  const isLacked = (feature: Feature | undefined) =>
    lackedBy(feature).some((lacking) => lacking.startsWith(`${browser} `));
  const found: Member[] = [];
  const read = (holders: Feature, place: string): void => {
    for (const holder of Object.keys(holders).filter((key) => key !== '__compat')) {
      const parts = own(holders, holder);
      if (isLacked(parts)) found.push([place, holder, true]);
      else if (holder === 'Intl' && parts) read(parts, 'Intl');
      else {
        for (const member of Object.keys(parts ?? {}).filter((key) => /^\w+$/.test(key) && key !== holder)) {
          const name = member.replace(/_static$/, '');
          if (isLacked(own(parts, member)))
            found.push([place ? `${place}.${holder}` : holder, name, name !== member]);
        }
      }
    }
  };
  read(DATA.api, '');
  read(DATA.javascript.builtins as Feature, '');
  return found;
}
