import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { flawsOf } from '../support/dashboard.ts';
import { writeLikeAPerson } from '../support/write-like-a-person.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

/** Opens a page as a visitor who has seen the popup. */
const visit = (options: Omit<PageOptions, 'origin'>) => openPage(browser, { origin, hasSeenOffer: true, ...options });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe('a page that a visitor is about to open', () => {
  it('is fetched while the hand is over its link, and counted when it opens', async () => {
    const { page } = await visit({ path: '/en/about' });
    const told = page.waitForRequest(
      (request) => request.method() === 'HEAD' && request.url().endsWith('/privacy-policy'),
    );
    const link = page.locator('footer a[href$="/privacy-policy"]').first();
    // Browsers prefetch some time after the hover and report no event.
    await expect
      .poll(
        async () => {
          await page.goto(`${origin}/en/about`);
          await link.hover();
          await page.waitForTimeout(1000);
          await link.click();
          await page.waitForURL('**/privacy-policy');
          return page.evaluate(() =>
            performance.getEntriesByType('navigation').map((entry) => 'deliveryType' in entry && entry.deliveryType),
          );
        },
        { timeout: 20_000 },
      )
      .toEqual(['navigational-prefetch']);
    await told;
  });
});

describe('a visitor and the language', () => {
  it('gets Arabic, from right to left, when nothing is stored [PUB-GEN-08] [PUB-GEN-11] [CONST-02]', async () => {
    const { page, problems } = await visit({});
    await expect.poll(() => languageOf(page)).toBe('ar');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    expect(problems).toEqual([]);
  });

  it('turns the page to the other language with the toggle, which is remembered [PUB-GEN-09] [PUB-GEN-10] [CONST-55]', async () => {
    const { page } = await visit({ path: '/adding_soon' });
    await page.locator('.topbar a[hreflang]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await stored(page, 'lang')).toBe('en');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/adding_soon');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr');
    await page.goto('/');
    await expect.poll(() => languageOf(page)).toBe('en');
    await page.locator('.topbar a[hreflang]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    expect(await stored(page, 'lang')).toBe('ar');
  });

  it('is put right when the stored value is too long [PUB-GEN-12] [CONST-02]', async () => {
    const { page } = await visit({ language: 'en' });
    await page.evaluate(() => localStorage.setItem('lang', 'english'));
    await page.goto('/');
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    expect(await stored(page, 'lang')).toBe('ar');
  });

  it('that is too long is left alone by a pinned page and put right by the next other one [PUB-GEN-79]', async () => {
    const { page } = await visit({ path: '/en', language: 'en' });
    await page.evaluate(() => localStorage.setItem('lang', 'english'));
    for (const [path, language] of [
      ['/en?lang=english', 'en'],
      ['/ar', 'ar'],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => languageOf(page)).toBe(language);
      expect(await stored(page, 'lang')).toBe('english');
    }
    await page.goto('/');
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    await expect.poll(() => stored(page, 'lang')).toBe('ar');
  });

  it('reads Arabic when another two-letter value is stored, without loading for ever', async () => {
    const { page } = await visit({ language: 'en' });
    await page.evaluate(() => localStorage.setItem('lang', 'fr'));
    await page.goto('/');
    await page.waitForFunction(() => document.documentElement.lang === 'ar');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    // A fixed wait is the only way to see that the page does not load again.
    await page.waitForTimeout(800);
    expect(loads).toBe(1);
  });

  it('does not load for ever when cookies are refused', async () => {
    const { page } = await visit({ language: 'en' });
    await page.context().clearCookies();
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/');
    // A fixed wait is the only way to see that the page does not load again.
    await page.waitForTimeout(800);
    expect(loads).toBe(1);
  });

  it('keeps the language that its cookie holds where the browser has emptied its storage [PUB-GEN-78]', async () => {
    const { page } = await visit({ path: '/adding_soon', language: 'en' });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect.poll(() => stored(page, 'lang')).toBe('en');
    await expect.poll(() => languageOf(page)).toBe('en');
    await page.reload();
    await expect.poll(() => languageOf(page)).toBe('en');
  });

  it('follows on Back a choice that the storage of the page does not know yet [PUB-GEN-70]', async () => {
    const { page } = await visit({ path: '/adding_soon', language: 'en' });
    await page.evaluate(() => {
      localStorage.setItem('lang', 'ar');
      document.cookie = 'lang=ar; path=/';
      Storage.prototype.getItem = () => 'en';
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => languageOf(page)).toBe('ar');
  });

  it('keeps the language of a pinned address there, and stores nothing for it', async () => {
    const { page } = await visit({ path: '/en/adding_soon', language: 'ar' });
    await expect.poll(() => languageOf(page)).toBe('en');
    expect(await stored(page, 'lang')).toBe('ar');
    await page.locator('.topbar a[hreflang]').click();
    await page.waitForURL('**/ar/adding_soon');
  });
});

describe('a visitor and the country', () => {
  it('chooses it, sees its contact details, and keeps it [PUB-GEN-13] [PUB-GEN-14] [PUB-GEN-24] [PUB-GEN-25] [CONST-45]', async () => {
    const { page } = await visit({ language: 'en' });
    const footer = page.locator('footer');
    await expect.poll(() => footer.innerText()).toContain('+966 11 000 0000');
    await footer.getByRole('button', { name: 'United Arab Emirates' }).click();
    await page.waitForFunction(() => document.querySelector('footer')?.textContent?.includes('+971 4 000 0000'));
    expect(await stored(page, 'country')).toBe('ae');
    await page.goto('/adding_soon');
    await expect.poll(() => footer.innerText()).toContain('uae@wameed.example');
  });

  it('chooses it without scripts, too', async () => {
    const { page } = await visitWithoutScripts('/adding_soon');
    await page.locator('footer').getByRole('button', { name: 'الإمارات' }).click();
    await expect.poll(() => page.locator('footer').innerText()).toContain('+971 4 000 0000');
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

const visitWithoutScripts = (path: string) => openPage(browser, { origin, path, javaScript: false });

describe('the header', () => {
  it('links every category in GET /category by id and name [PUB-GEN-21]', async () => {
    const { page } = await visit({ language: 'en' });
    const answer: unknown = await (await page.request.get('/api/en/category')).json();
    const names = Array.isArray(answer)
      ? answer.map(({ id, name }) => `/one-category/${id}/${name.replace(/\s+/g, '-')}`)
      : [];
    const links = await page
      .locator('.masthead .navlink')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(names.length).toBeGreaterThan(0);
    expect(links).toEqual(names);
  });

  it('below 768 px opens a menu that keeps the focus, and closes by Escape [PUB-GEN-20]', async () => {
    const { page } = await visit({ width: 767, language: 'en' });
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await burger.hover();
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await burger.click();
    await expect.poll(() => menu.isVisible()).toBe(true);
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('true');
    const stops = await menu.locator('a, button').count();
    for (let press = 0; press < stops + 2; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.matches('[aria-expanded="false"]:has(+ .side-menu)'));
  });

  it('is never shown while its button still says that it is closed', async () => {
    const { page } = await visit({ width: 390, language: 'en' });
    const burger = page.locator('button:has(+ .side-menu)');
    await burger.hover();
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('false');
    const said = await burger.evaluate(async (button: HTMLButtonElement) => {
      button.click();
      // Wait until it is painted.
      await new Promise(requestAnimationFrame);
      return [document.querySelector('#side-menu')?.matches(':popover-open'), button.getAttribute('aria-expanded')];
    });
    expect(said).toEqual([true, 'true']);
  });

  it('from 768 px has the links themselves and no burger', async () => {
    const { page } = await visit({ width: 768 });
    await expect.poll(() => page.locator('button:has(+ .side-menu)').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.masthead nav a').first().isVisible()).toBe(true);
  });

  it.each([768, 1024, 1280, 1440])('says all above the logo in one line at %i px, in both languages', async (width) => {
    for (const language of ['ar', 'en'] as const) {
      const { page } = await visit({ path: `/${language}/contact`, width });
      const linesOf = () =>
        page.locator('.topbar :is(p, a, button):visible').evaluateAll((parts) =>
          parts.map((part) => {
            const words = document.createRange();
            words.selectNodeContents(part);
            return new Set(
              [...words.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
            ).size;
          }),
        );
      await expect.poll(async () => Math.max(...(await linesOf()))).toBe(1);
      await page.close();
    }
  });

  it('opens its menu without scripts', async () => {
    const { page } = await openPage(browser, { origin, javaScript: false, width: 390 });
    await page.locator('button:has(+ .side-menu)').click();
    await expect.poll(() => page.locator('#side-menu').isVisible()).toBe(true);
  });
});

describe('the footer', () => {
  it('serves the company profile in the page’s language [PUB-GEN-06]', async () => {
    for (const language of ['en', 'ar'] as const) {
      const { page } = await visit({ language });
      const address = await page.locator('footer a[type="application/pdf"]').getAttribute('href');
      expect(address).toContain(`company-profile-${language}`);
      const file = await page.request.get(address ?? '');
      expect(file.headers()['content-type']).toBe('application/pdf');
    }
  });

  it('takes an e-mail address for the newsletter and thanks for it [PUB-GEN-28] [MSG-30]', async () => {
    const { page } = await visit({ language: 'en' });
    await page.getByLabel('Your e-mail address').fill('reader@example.com');
    await writeLikeAPerson(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const status = page.locator('#newsletter-said');
    await expect.poll(() => status.textContent()).toContain('Thank you');
  });
});

describe('moving between pages', () => {
  it('begins each one at its top [PUB-GEN-29]', async () => {
    const { page } = await visit({ language: 'en' });
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.locator('footer .footer-links a', { hasText: 'Privacy' }).click();
    await page.waitForURL('**/privacy-policy');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('every page of the shell', () => {
  const addresses = ['en', 'ar'].flatMap((language) =>
    ['', '/adding_soon', '/nowhere'].map((path) => `/${language}${path}`),
  );

  it.each(addresses)('%s passes axe and does not scroll sideways, on a phone and on a desk', async (path) => {
    const { page } = await visit({ path, width: 390, reducedMotion: true });
    await page.evaluate(() => document.fonts.ready);
    expect(await flawsOf(page)).toEqual([]);
  });
});
