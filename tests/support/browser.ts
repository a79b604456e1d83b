import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { makeUnsteady, slowness } from './unsteady.ts';

/** A host name that leads to this machine and is, over plain HTTP, no secure context. */
export const plainHost = 'plain.example';

/**
 * No sandbox, since test machines often run as root; the other flags keep the browser from calling home, and the last
 * one from calling anybody who is not on this machine.
 */
export const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  `--host-resolver-rules=MAP ${plainHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
];

/** Where the fonts are that Debian's DejaVu package installs. */
const fontFolder = '/usr/share/fonts/truetype/dejavu';

/** What the browser is started with: the fonts of `fonts.conf` alone, where they are installed. */
const environment = (): NodeJS.ProcessEnv =>
  existsSync(fontFolder)
    ? { ...process.env, FONTCONFIG_FILE: resolve(import.meta.dirname, 'fonts.conf') }
    : process.env;

/**
 * The Chromium of the package, unpacked where it is not yet: the same version on every machine, and without windows, so
 * that it opens a page in half the time of a whole browser.
 */
export const findChromium = (): Promise<string> => sparticuz.executablePath();

/** Starts a headless Chromium for the program that calls. */
export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...flags, ...moreFlags], env: environment() });
}

export interface PageOptions {
  /** Address of the site under test without a path, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** Path to open first. */
  readonly path?: string;
  /** Width of the window in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** The language the visitor chose before; left out for someone who has chosen none. */
  readonly language?: 'ar' | 'en';
  /** The country the visitor chose before. */
  readonly country?: 'sa' | 'ae';
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** Somebody who has seen the offer that otherwise comes two seconds after a page has loaded. */
  readonly hasSeenOffer?: boolean;
  /** Notices stay until they are closed: a busy machine is slower than a person. */
  readonly keepsNotices?: boolean;
  /** A phone: fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Token of a session; left out for someone who is not logged in. */
  readonly session?: string;
  /**
   * The page asks for nothing of other sites, so its requests need not be looked at on their way, which makes opening
   * it a tenth cheaper and lets the browser keep files as it does for visitors. Other sites cannot be reached then.
   */
  readonly asksNobodyElse?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  /** What the page complained about so far: exceptions, console errors, refused policies, failed requests of its own. */
  readonly problems: readonly string[];
  /** Addresses of other sites that the page asked for; they are answered with nothing, so that no test needs a network. */
  readonly foreignRequests: readonly string[];
}

const timeoutMilliseconds = 90_000 * slowness;

/** What each profile has sent and is not answered yet. */
const sendingOf = new WeakMap<BrowserContext, ReadonlySet<Request>>();

function followSending(context: BrowserContext): ReadonlySet<Request> {
  const sending = new Set<Request>();
  context.on('request', (request) => request.method() !== 'GET' && sending.add(request));
  context.on('requestfinished', (request) => sending.delete(request));
  context.on('requestfailed', (request) => sending.delete(request));
  return sending;
}

/** What React said against itself in the pages of each profile. */
const reactErrorsIn = new WeakMap<BrowserContext, readonly string[]>();

/**
 * What React said against itself in the pages of a profile, above all that what it hydrated is not what the server sent
 * (`onRecoverableError`): the page looks right all the same, since React renders that part anew.
 */
export const reactErrorsOf = (context: BrowserContext): readonly string[] => reactErrorsIn.get(context) ?? [];

function followReact(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (reported) => {
    const { message } = reported.error();
    if (message.includes('Minified React error')) errors.push(`${reported.page()?.url() ?? ''}: ${message}`);
  });
  return errors;
}

/** Closes a profile when what it sent is answered: later it would change what the next test begins with. */
export async function closeContext(context: BrowserContext): Promise<void> {
  for (let wait = 0; wait < 50 && (sendingOf.get(context)?.size ?? 0) > 0; wait += 1) await pause(100);
  await context.close();
}

/** A hand comes to a page of the site, which lets its script come at once, and waits until that answers. */
async function scriptRuns(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(
    () => document.querySelector('script[data-file]') === null || customElements.get('react-island') !== undefined,
  );
}

/**
 * `goto` and `reload` wait for the script, too, unless they are told what to wait for. Of a page that is opened by a link,
 * a test waits for what it needs.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil === undefined) await scriptRuns(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await scriptRuns(page);
    return response;
  };
}

let visitors = 0;

/** An address of its own for every visitor, so that what they send together is never too much for one. */
function nextAddress(): string {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
}

/**
 * Opens a page as a visitor with a profile and an address of their own; closing its context forgets the visitor.
 * The address counts at sites that trust a proxy, as those of `startSite` do.
 */
export async function openPage(browser: Browser, options: PageOptions): Promise<OpenPage> {
  const { origin, path = '/', width = 1440, height = 900, language, country } = options;
  const choices = Object.entries({ lang: language, country }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const sessions = options.session === undefined ? [] : [{ name: 'session', value: options.session }];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    storageState: {
      cookies: [...choices, ...sessions].map((cookie) => ({ ...cookie, ...cookieAt(origin) })),
      origins: [{ origin, localStorage: choices }],
    },
  });

  await makeUnsteady(context);
  sendingOf.set(context, followSending(context));
  reactErrorsIn.set(context, followReact(context));
  const foreignRequests: string[] = [];
  const isForeign = (url: URL): boolean => url.origin !== origin && url.protocol.startsWith('http');
  if (options.asksNobodyElse) {
    context.on('request', (request) => {
      if (isForeign(new URL(request.url()))) foreignRequests.push(request.url());
    });
  } else {
    await context.route(isForeign, async (route) => {
      foreignRequests.push(route.request().url());
      await route.fulfill({ status: 200, contentType: 'text/html', body: '' });
    });
  }

  if (options.hasSeenOffer) {
    await context.addInitScript((own) => {
      if (self.origin === own) sessionStorage.setItem('popupSeen', '1');
    }, origin);
  }

  if (options.keepsNotices) {
    await context.addInitScript(() => {
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (animationName !== 'notice-stays' || !(target instanceof Element)) return;
        for (const animation of target.getAnimations()) animation.pause();
      });
    });
  }

  // A busy machine is no defect of the page; what hangs is ended by the limit of the test.
  context.setDefaultTimeout(timeoutMilliseconds);
  const page = await context.newPage();
  if (options.javaScript ?? true) waitForScripts(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page breaks off what it was still loading; nothing is wrong then.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });

  await page.goto(path);
  return { page, problems, foreignRequests };
}

function cookieAt(origin: string) {
  const { hostname: domain } = new URL(origin);
  return { domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
}
