import { type Browser, launch } from 'puppeteer-core';
import { findChromium, flags } from '../../support/browser.ts';
import { type EngineBrowser, type EnginePage } from './engine-page.ts';
import { findFirefox } from './engines.ts';

/**
 * Turns off requests of Firefox to its vendor, and sends everything except this machine to a proxy that does not exist.
 */
const firefoxSettings = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  // Firefox requests a favicon even for a text file, whose policy forbids it.
  'browser.chrome.site_icons': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/**
 * Firefox's message for a font that was loading when the page was left (NS_BINDING_ABORTED). No failed request is
 * reported for it.
 */
const fontBrokenOff = /downloadable font: download failed .*status=2152398850/;
const moduleBrokenOff = /error loading dynamically imported module/;

async function openPage(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A slow machine is no fault of the page. The timeout of the test ends what hangs.
  page.setDefaultTimeout(90_000);
  const problems: string[] = [];
  /** Addresses that were loading when their page was left. Firefox reports an error with the address. */
  const brokenOff = new Set<string>();
  page.on('requestfailed', (request) => {
    if (/abort/i.test(request.failure()?.errorText ?? '')) brokenOff.add(request.url());
  });
  let isLeaving = false;
  page.on('pageerror', (error) => {
    // Firefox does not always report the request of a module that was loading when the page was left.
    const isBrokenOff = fontBrokenOff.test(String(error)) || (isLeaving && moduleBrokenOff.test(String(error)));
    if (!isBrokenOff) problems.push(`exception: ${String(error)}`);
  });
  page.on('console', (message) => {
    // Chromium also logs when the page itself is answered with 404, which a story may want.
    if (message.type() === 'error' && message.location().url !== page.url())
      problems.push(`console: ${message.text()}`);
  });
  return {
    get problems() {
      return problems.filter((problem) => ![...brokenOff].some((address) => problem.includes(address)));
    },
    async goto(address) {
      isLeaving = true;
      await page.goto(address);
      isLeaving = false;
    },
    evaluate: async (expression) => String(await page.evaluate(expression)),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async pressKey(key, ...modifiers) {
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier);
    },
    async upload(selector, files) {
      const input = await page.waitForSelector(selector);
      await (await input?.toElement('input'))?.uploadFile(...files);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}

/** Starts headless Chromium (by its own protocol) or headless Firefox (by WebDriver BiDi). */
export async function launchPuppeteer(engine: 'chromium' | 'firefox'): Promise<EngineBrowser> {
  const browser =
    engine === 'chromium'
      ? await launch({ browser: 'chrome', executablePath: await findChromium(), args: [...flags] })
      : await launch({ browser: 'firefox', executablePath: findFirefox() ?? '', extraPrefsFirefox: firefoxSettings });
  return { openPage: () => openPage(browser), close: () => browser.close() };
}
