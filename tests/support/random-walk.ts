import { type ElementHandle, expect, type Page, type Request, type Response } from '@playwright/test';
import { type Prng, Weighted } from '../../server/seed/demo/prng.ts';
import type { Person } from './api-person.ts';
import { isComplaint, type Visit } from './journey.ts';
import { fillLogin, storedOnDevice } from './people.ts';
import { DESKTOP, PHONE } from './screens.ts';

/*
 * A walk of random acts through the app, as its draws decide: taps on whatever is in view, back,
 * rotation, no network, another language, signing out and in, a second tab, wiped storage, a wrong
 * clock. After each act nothing may have failed, no screen may be blank, what was typed is there,
 * and after a sign-out the device holds nothing of the person.
 */

/** A user of the walk, and texts that stand for their data. */
export interface Walker {
  person: Person;
  /** Texts that no device may show or hold after the person has signed out. */
  secrets: readonly string[];
}

interface WalkOptions {
  visit: Visit;
  random: Prng;
  /** The first is signed in at the start; others may sign in after a sign-out. */
  walkers: readonly Walker[];
  /** Screens to open. */
  paths: readonly string[];
  hasWorker: boolean;
}

const CONTROLS =
  'a[href], button, input, textarea, select, summary, label, canvas, [role=button], [role=tab], [role=option]';
const TEXT_FIELDS =
  'input[name]:not([type]), input[name][type=text], input[name][type=email], textarea[name]';
/** Written into any field; the last ones are hostile. */
const WORDS = [
  'شقة واسعة',
  '0512345678',
  '1000000008',
  '7',
  'a@b.sa',
  '٣٥٠',
  '<img src=x onerror=alert(1)>',
  '\'";--',
];
/** Screens with a form that keeps a draft, each with one field to type into. */
const DRAFTS: readonly { path: string; field: string; text: string }[] = [
  { path: '/profile', field: 'email', text: 'draft@example.sa' },
  { path: '/propertyrequest', field: 'age', text: '7' },
  { path: '/propertymanagement', field: 'description', text: 'عمارة من ثلاثة أدوار' },
  { path: '/maintenances?type=fast', field: 'title', text: 'تسريب تحت المغسلة' },
  { path: '/wallet?form=topup', field: 'amount', text: '150' },
];
const GUEST_DRAFTS: typeof DRAFTS = [
  { path: '/register', field: 'name', text: 'ضيف عابر' },
  { path: '/forgetPassword', field: 'mobile', text: '0551234567' },
];
const MINUTE_MS = 60_000;
const CLOCK_JUMPS_MS = [-1_440, -90, -3, 3, 90, 1_440, 20 * 1_440].map((minutes) => minutes * MINUTE_MS);
const TAP_LIMIT_MS = 3_000;
/** The browser's own line for a request that failed; `#look` judges answers by their status. */
const OF_THE_NETWORK = /^Failed to load resource|net::ERR_/;
/** Without network a screen whose code was never loaded says so; the browser writes down why. */
const CODE_NOT_HERE = /Failed to fetch dynamically imported module|CodeNotHere/;
/** Pages of the sandbox and of the documentation, which are not the app. */
const NOT_THE_APP = /^\/(?:sandbox|api|docs|media|files|payments|calendar)\b/;

/** Shifts the page's clock; runs in the page. */
function shiftClock(offsetMs: number): void {
  const page = window as Window & { realDate?: DateConstructor; clockOffset?: number; Date?: unknown };
  const Real = page.realDate ?? Date;
  page.realDate = Real;
  page.clockOffset = offsetMs;
  const now = () => Real.now() + (page.clockOffset ?? 0);
  page.Date = new Proxy(Real, {
    construct: (target, args) => (args.length > 0 ? Reflect.construct(target, args) : new target(now())),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** A control in view that a finger would meet; null if there is none. Runs in the page. */
function controlInView({ selector, draw }: { selector: string; draw: number }): Element | null {
  const shown = [...document.querySelectorAll(selector)].filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const isMet = met !== null && (element.contains(met) || met.contains(element));
    const isOurs = !(element instanceof HTMLAnchorElement) || element.origin === location.origin;
    return width > 0 && height > 0 && isMet && isOurs;
  });
  return shown[draw % Math.max(1, shown.length)] ?? null;
}

/** Whether a screen shows something. Runs in the page. */
function isFilled(): boolean {
  const part = document.querySelector('main') ?? document.body;
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts
  return part.innerText.trim() !== '' || document.querySelector('[role=dialog]') !== null;
}

export class RandomWalk {
  /** What was done, to be read where something failed. */
  readonly trail: string[] = [];
  readonly #complaints: string[] = [];
  readonly #visit: Visit;
  readonly #random: Prng;
  readonly #walkers: readonly Walker[];
  readonly #paths: readonly string[];
  readonly #hasWorker: boolean;
  readonly #acts: Weighted<() => Promise<unknown>>;
  #page: Page;
  #isOffline = false;
  /** A document that is open has been without network: parts of its code may be missing. */
  #isCodeCut = false;
  #isWide = false;
  #isShifted = false;
  /** Who may have left something on the device. */
  readonly #gone = new Set<Walker>();

  constructor({ visit, random, walkers, paths, hasWorker }: WalkOptions) {
    this.#visit = visit;
    this.#random = random;
    this.#walkers = walkers;
    this.#paths = paths;
    this.#hasWorker = hasWorker;
    this.#page = visit.page;
    this.#acts = new Weighted([
      [() => this.#tap(), 30],
      [() => this.#type(), 6],
      [() => this.#open(), 14],
      [() => this.#back(), 6],
      [() => this.#reload(), 3],
      [() => this.#rotate(), 3],
      [() => this.#switchNetwork(), 5],
      [() => this.#switchLanguage(), 3],
      [() => this.#draft(), 8],
      [() => this.#signOutOrIn(), 8],
      [() => this.#otherTab(), 5],
      [() => this.#wipe(), 2],
      [() => this.#jump(), 3],
    ]);
    const { context } = visit;
    context.on('console', (message) => {
      if (isComplaint(message) && !OF_THE_NETWORK.test(message.text()))
        this.#complain(`the console of ${message.page()?.url()}: ${message.text()}`);
    });
    context.on('weberror', (error) =>
      this.#complain(`uncaught at ${error.page()?.url()}: ${error.error().stack}`),
    );
    context.on('response', (response: Response) => {
      if (response.status() >= 500) this.#complain(`${response.status()} ${response.url()}`);
    });
    context.on('page', (page) => this.#follow(page));
    this.#follow(visit.page);
  }

  /** Takes so many steps. Throws at the first after which something is wrong. */
  async take(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      await this.#acts.draw(this.#random)();
      await this.#look();
    }
    await this.#online();
    await this.#look();
  }

  #note(line: string): void {
    const { pathname, search } = new URL(this.#page.url());
    this.trail.push(`${line} (at ${pathname}${search})`);
  }

  #complain(line: string): void {
    if (this.#isCodeCut && CODE_NOT_HERE.test(line)) return;
    this.#complaints.push(`${line} (after ${this.trail.at(-1) ?? 'the start'})`);
  }

  #follow(page: Page): void {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('requestfailed', (request: Request) => {
      if (request.failure()?.errorText === 'csp') this.#complain(`blocked: ${request.url()}`);
    });
  }

  /** What must hold after each act. */
  async #look(): Promise<void> {
    for (const page of this.#visit.context.pages()) {
      if (new URL(page.url()).protocol === 'chrome-error:') {
        throw new Error(`the browser's own error page after ${this.trail.at(-1)}`);
      }
      await expect
        .poll(() => page.evaluate(isFilled).catch(() => false), `a blank screen: ${page.url()}`)
        .toBe(true);
    }
    await this.#expectNothingPrivate();
    expect(this.#complaints).toEqual([]);
  }

  async #signedIn(): Promise<Walker | undefined> {
    const stored = await this.#inPage(() => localStorage.getItem('rukn.session'));
    return this.#walkers.find(({ person }) => stored?.includes(`"id":${person.id},`));
  }

  /** Evaluates in the active page, again where a navigation came between. */
  async #inPage<Result>(work: () => Result): Promise<Awaited<Result> | undefined> {
    let result: Awaited<Result> | undefined;
    await expect(async () => {
      result = (await this.#page.evaluate(work)) as Awaited<Result>;
    }).toPass();
    return result;
  }

  async #expectNothingPrivate(): Promise<void> {
    const here = await this.#signedIn();
    if (here) this.#gone.add(here);
    // An ended session leaves drafts for its person (docs/offline.md).
    const isAwaited = await this.#inPage(() => localStorage.getItem('rukn.awaited') !== null);
    if (isAwaited) return;
    for (const walker of this.#gone) {
      if (walker === here) continue;
      await expect.poll(() => this.#leftOf(walker), `left of ${walker.person.name}`).toEqual([]);
    }
  }

  /** Where the device shows or holds something of a person. */
  async #leftOf({ secrets }: Walker): Promise<string[]> {
    const places: [place: string, text: string][] = [];
    for (const page of this.#visit.context.pages()) {
      const shown = await page
        .evaluate(() =>
          [
            document.documentElement.outerHTML,
            ...[...document.querySelectorAll('input')].map(({ value }) => value),
          ].join('\n'),
        )
        .catch(() => '');
      places.push([`the screen ${page.url()}`, shown]);
    }
    places.push(['the device', await storedOnDevice(this.#page).catch(() => '')]);
    places.push(['cookies', JSON.stringify(await this.#visit.context.cookies())]);
    return places.flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
    );
  }

  async #online(): Promise<void> {
    if (this.#isOffline) await this.#switchNetwork();
  }

  /** Whether a document can be loaded now. */
  async #canLoad(): Promise<boolean> {
    if (!this.#isOffline) return true;
    const isOfTheApp = !NOT_THE_APP.test(new URL(this.#page.url()).pathname);
    return this.#hasWorker && isOfTheApp;
  }

  async #goto(path: string): Promise<void> {
    if (!(await this.#canLoad())) await this.#online();
    this.trail.push(`opens ${path}`);
    await this.#loaded(this.#page.goto(path, { waitUntil: 'domcontentloaded' }));
    await this.#started();
  }

  /** A screen that leads elsewhere at once interrupts the navigation to it. */
  async #loaded(navigation: Promise<unknown>): Promise<void> {
    await navigation.catch((error: Error) => {
      if (!/interrupted|ERR_ABORTED|Not attached/.test(error.message)) throw error;
    });
  }

  async #started(): Promise<void> {
    if (NOT_THE_APP.test(new URL(this.#page.url()).pathname)) return;
    await expect(this.#page.locator('html')).toHaveAttribute('data-app', 'ready');
    if (this.#visit.context.pages().length === 1) this.#isCodeCut = this.#isOffline;
  }

  #open(): Promise<void> {
    return this.#goto(this.#random.pick(this.#paths));
  }

  async #tap(): Promise<void> {
    if (this.#random.chance(40)) await this.#page.mouse.wheel(0, this.#random.between(-600, 900));
    const options = { selector: CONTROLS, draw: this.#random.next() };
    const handle = (await this.#page.evaluateHandle(controlInView, options).catch(() => null))?.asElement();
    if (!handle) return;
    const element = handle as ElementHandle<HTMLElement>;
    const name = await element
      .evaluate(
        (node) =>
          `${node.tagName.toLowerCase()} «${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}»`,
      )
      .catch(() => 'a control that has gone');
    this.#note(`taps ${name}`);
    // It may have moved or gone meanwhile, as under a real finger.
    await element.click({ timeout: TAP_LIMIT_MS, noWaitAfter: true }).catch(() => undefined);
  }

  async #type(): Promise<void> {
    const fields = this.#page.locator(TEXT_FIELDS).filter({ visible: true });
    const count = await fields.count();
    if (count === 0) return this.#tap();
    const field = fields.nth(this.#random.below(count));
    const text = this.#random.pick(WORDS);
    this.#note(`types ${text}`);
    await field.fill(text, { timeout: TAP_LIMIT_MS }).catch(() => undefined);
    if (this.#random.chance(50)) await field.press('Enter', { timeout: TAP_LIMIT_MS }).catch(() => undefined);
  }

  async #back(): Promise<void> {
    if (!(await this.#canLoad())) await this.#online();
    const isForward = this.#random.chance(30);
    this.#note(isForward ? 'forward' : 'back');
    const step = () => (isForward ? history.forward() : history.back());
    if (await this.#page.evaluate(() => history.length < 3)) return;
    await this.#page.evaluate(step).catch(() => undefined);
    // The first document of a tab is no page of ours.
    if (this.#page.url() === 'about:blank') await this.#open();
  }

  async #reload(): Promise<void> {
    if (!(await this.#canLoad())) await this.#online();
    this.#note('reloads');
    await this.#loaded(this.#page.reload({ waitUntil: 'domcontentloaded' }));
    await this.#started();
  }

  async #rotate(): Promise<void> {
    this.#note('rotates');
    this.#isWide = !this.#isWide;
    const { width, height } = this.#random.chance(80) ? PHONE.viewport : DESKTOP.viewport;
    await this.#page.setViewportSize(this.#isWide ? { width: height, height: width } : { width, height });
  }

  async #switchNetwork(): Promise<void> {
    this.#isOffline = !this.#isOffline;
    this.#isCodeCut ||= this.#isOffline;
    this.#note(this.#isOffline ? 'offline' : 'online');
    await this.#visit.context.setOffline(this.#isOffline);
  }

  async #switchLanguage(): Promise<void> {
    await this.#goto('/account');
    this.#note('another language');
    await this.#page
      .getByRole('button', { name: /English|العربية/ })
      .first()
      .click();
    await this.#started();
  }

  /** Types into a form, and expects it to be there after what may happen to a page. */
  async #draft(): Promise<void> {
    const here = await this.#signedIn();
    const { path, field, text } = this.#random.pick(here ? DRAFTS : GUEST_DRAFTS);
    await this.#online();
    await this.#goto(path);
    const input = () => this.#page.locator(`input[name="${field}"], textarea[name="${field}"]`).first();
    // Someone who signed out meanwhile, or whose form needs something else first.
    if (!new URL(this.#page.url()).pathname.startsWith(path.replace(/\?.*/, ''))) return;
    await input().fill(text);
    this.#note(`types ${text} as a draft`);
    const happens = this.#random.pick([
      () => this.#reload(),
      () => this.#page.goto('/terms').then(() => this.#goto(path)),
      () => this.#switchLanguage().then(() => this.#goto(path)),
      // A guest's draft ends after half an hour.
      () => (here ? this.#jump() : this.#rotate()).then(() => this.#reload()),
      () => this.#replaceTab(path),
      () => (this.#hasWorker ? this.#switchNetwork().then(() => this.#reload()) : this.#reload()),
    ]);
    await happens();
    // A profile is never saved: without network it can't be shown again.
    if (this.#isOffline && path === '/profile') await this.#online().then(() => this.#reload());
    await expect(input(), `the draft at ${path}`).toHaveValue(text);
  }

  async #replaceTab(path: string): Promise<void> {
    const old = this.#page;
    this.#note('closes the tab');
    this.#page = await this.#visit.context.newPage();
    await old.close();
    await this.#goto(path);
  }

  async #signOutOrIn(): Promise<void> {
    await ((await this.#signedIn()) ? this.#signOut() : this.#signIn());
  }

  async #signOut(): Promise<void> {
    await this.#goto('/account');
    this.#note('signs out');
    await this.#page
      .getByRole('button', { name: /تسجيل الخروج|Sign out/ })
      .first()
      .click();
    const anyway = this.#page.getByRole('button', { name: /احذفها وسجّل الخروج|Delete and sign out/ });
    const login = this.#page.waitForURL(/\/login/).then(() => true);
    const isAsked = await Promise.race([login.then(() => false), anyway.waitFor().then(() => true)]);
    if (isAsked) await anyway.click();
    await login;
    await this.#started();
  }

  async #signIn(): Promise<void> {
    await this.#online();
    const { person } = this.#random.pick(this.#walkers);
    await this.#goto('/login');
    this.#note(`signs in as ${person.name}`);
    await fillLogin(this.#page, person);
    await this.#page.waitForURL((url) => url.pathname !== '/login');
    await this.#started();
  }

  async #otherTab(): Promise<void> {
    const pages = this.#visit.context.pages();
    const others = pages.filter((page) => page !== this.#page);
    const other = others[0];
    if (other) {
      this.#page = this.#random.chance(30) ? this.#page : other;
      if (this.#random.chance(40)) for (const page of others) if (page !== this.#page) await page.close();
      await this.#page.bringToFront();
      this.#note('the other tab');
      return;
    }
    if (!(await this.#canLoad())) await this.#online();
    this.#page = await this.#visit.context.newPage();
    await this.#open();
  }

  /** The site's data are removed by hand, as in the browser's settings. */
  async #wipe(): Promise<void> {
    await this.#online();
    this.#note('wipes the storage');
    const devtools = await this.#visit.context.newCDPSession(this.#page);
    const { origin } = new URL(this.#page.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devtools.detach();
    if (this.#random.chance(50)) await this.#tap();
    for (const page of this.#visit.context.pages()) await this.#loaded(page.reload());
    await this.#started();
  }

  async #jump(): Promise<void> {
    this.#isShifted = !this.#isShifted;
    const offsetMs = this.#isShifted ? this.#random.pick(CLOCK_JUMPS_MS) : 0;
    this.#note(`the clock is ${offsetMs / MINUTE_MS} minutes off`);
    await this.#visit.context.addInitScript(shiftClock, offsetMs);
    for (const page of this.#visit.context.pages()) {
      await page.evaluate(shiftClock, offsetMs).catch(() => undefined);
    }
  }
}
