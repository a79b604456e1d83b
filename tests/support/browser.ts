import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { makeUnsteady, slowness } from './unsteady.ts';

/** A host name that resolves to this machine and is no secure context over plain HTTP. */
export const plainHost = 'plain.example';

/**
 * No sandbox, because test machines often run as root. The other flags prevent requests of the browser itself; the last
 * flag prevents requests to other machines.
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

/** The fonts of Debian's DejaVu package. */
const fontFolder = '/usr/share/fonts/truetype/dejavu';

/** The environment of the browser: only the fonts of `fonts.conf`, when they are installed. */
const environment = (): NodeJS.ProcessEnv =>
  existsSync(fontFolder)
    ? { ...process.env, FONTCONFIG_FILE: resolve(import.meta.dirname, 'fonts.conf') }
    : process.env;

/**
 * Returns the path of the package's Chromium and unpacks it when needed. It has the same version on every machine and
 * no windows, so it opens a page in half the time of a full browser.
 */
export const findChromium = (): Promise<string> => sparticuz.executablePath();

/** Starts a headless Chromium. */
export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...flags, ...moreFlags], env: environment() });
}

export interface PageOptions {
  /** Address of the tested site without a path, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** The path that is opened first. */
  readonly path?: string;
  /** Width of the window in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** The visitor's chosen language; undefined when none was chosen. */
  readonly language?: 'ar' | 'en';
  /** The visitor's chosen country. */
  readonly country?: 'sa' | 'ae';
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** The visitor has seen the popup, which otherwise opens two seconds after a page has loaded. */
  readonly hasSeenOffer?: boolean;
  /** Notices stay until they are closed, because a busy machine is slower than a person. */
  readonly keepsNotices?: boolean;
  /** Emulates a phone with touch instead of a mouse. */
  readonly touch?: boolean;
  /** Session token; undefined for a visitor without a login. */
  readonly session?: string;
  /**
   * The page requests nothing of other sites, so its requests are not intercepted. Opening a page is 10 % faster and
   * the browser's cache works as for visitors. Other sites cannot be reached.
   */
  readonly asksNobodyElse?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  /**
   * Problems of the page so far: exceptions, console errors, policy violations and failed requests to the site itself.
   */
  readonly problems: readonly string[];
  /** Requested addresses of other sites. They get an empty answer, so that no test needs a network. */
  readonly foreignRequests: readonly string[];
}

const timeoutMilliseconds = 90_000 * slowness;

/** Pending requests of each browser context that are not GET. */
const sendingOf = new WeakMap<BrowserContext, ReadonlySet<Request>>();

function followSending(context: BrowserContext): ReadonlySet<Request> {
  const sending = new Set<Request>();
  context.on('request', (request) => request.method() !== 'GET' && sending.add(request));
  context.on('requestfinished', (request) => sending.delete(request));
  context.on('requestfailed', (request) => sending.delete(request));
  return sending;
}

/** Errors that React reported in the pages of each browser context. */
const reactErrorsIn = new WeakMap<BrowserContext, readonly string[]>();

/**
 * Returns the errors that React reported in a browser context, above all hydration mismatches (`onRecoverableError`). A
 * page with a mismatch looks right, because React renders that part again.
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

/**
 * Closes a browser context after its pending changes are answered. A later change would alter the content of the next
 * test.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  for (let wait = 0; wait < 50 && (sendingOf.get(context)?.size ?? 0) > 0; wait += 1) await pause(100);
  await context.close();
}

/** Triggers the loading of the page's script by an interaction, and waits until it runs. */
async function scriptRuns(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(
    () => document.querySelector('script[data-file]') === null || customElements.get('react-island') !== undefined,
  );
}

/**
 * Makes `goto` and `reload` wait for the page's script, too, unless `waitUntil` is given. After a click on a link the
 * test itself must wait.
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

/** A new address for each visitor, so that limits by address do not apply to all together. */
function nextAddress(): string {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
}

/**
 * Opens a page in a new browser context with an address of its own. The address is used by sites that trust a proxy,
 * such as those of `startSite`.
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

  // A slow machine is no fault of the page. The timeout of the test ends what hangs.
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
    // Leaving a page aborts what it was loading. That is no problem.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });

  await page.goto(path);
  return { page, problems, foreignRequests };
}

function cookieAt(origin: string) {
  const { hostname: domain } = new URL(origin);
  return { domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
}
