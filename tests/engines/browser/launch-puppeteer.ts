import { type Browser, launch } from 'puppeteer-core';
import { findChromium, flags } from '../../support/browser.ts';
import { type EngineBrowser, type EnginePage } from './engine-page.ts';
import { findFirefox } from './engines.ts';

/** What Firefox asks its vendor for by itself, and a proxy that leads nowhere for everything that is not this machine. */
const firefoxSettings = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  // Of a text it would ask for an icon, which the text's policy forbids.
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

/** How Firefox says that letters were still loading when their page was left (NS_BINDING_ABORTED); no request of it fails. */
const fontBrokenOff = /downloadable font: download failed .*status=2152398850/;

async function openPage(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A busy machine is no defect of the page; what hangs is ended by the limit of the test.
  page.setDefaultTimeout(90_000);
  const problems: string[] = [];
  /** What was still loading when its page was left. Firefox calls that an error of the page, by the address. */
  const brokenOff = new Set<string>();
  page.on('requestfailed', (request) => {
    if (/abort/i.test(request.failure()?.errorText ?? '')) brokenOff.add(request.url());
  });
  page.on('pageerror', (error) => {
    if (!fontBrokenOff.test(String(error))) problems.push(`exception: ${String(error)}`);
  });
  page.on('console', (message) => {
    // Chromium also logs that a page itself answered 404, which a story may want to see.
    if (message.type() === 'error' && message.location().url !== page.url())
      problems.push(`console: ${message.text()}`);
  });
  return {
    get problems() {
      return problems.filter((problem) => ![...brokenOff].some((address) => problem.includes(address)));
    },
    goto: async (address) => void (await page.goto(address)),
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

/** Starts Chromium (by its own protocol) or Firefox (by WebDriver BiDi) without a window. */
export async function launchPuppeteer(engine: 'chromium' | 'firefox'): Promise<EngineBrowser> {
  const browser =
    engine === 'chromium'
      ? await launch({ browser: 'chrome', executablePath: await findChromium(), args: [...flags] })
      : await launch({ browser: 'firefox', executablePath: findFirefox() ?? '', extraPrefsFirefox: firefoxSettings });
  return { openPage: () => openPage(browser), close: () => browser.close() };
}
