import { violationsOn } from '../support/violations-on.ts';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { fillRequest, nextStep, sampleRequest } from '../support/fill-request.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const open = async (path: string, options: Partial<PageOptions> = {}) =>
  openPage(browser, { origin: site.origin, path, reducedMotion: true, hasSeenOffer: true, ...options });
const form = (page: Page, kind: string) => page.locator('form.form', { has: page.locator(`input[value="${kind}"]`) });
const said = (page: Page, kind: string) => page.locator(`#${kind}-said`);

/** The stored enquiries of a kind, as JSON. */
const stored = async (kind: string): Promise<string> =>
  JSON.stringify((await callSite(site, `/enquiries?kind=${kind}`)).answer);

/** Answers the call instead of the server and counts the requests. */
async function answerCall(page: Page, answer: (route: Route) => Promise<void>): Promise<{ count: number }> {
  const calls = { count: 0 };
  await page.route('**/send-email', async (route) => {
    calls.count += 1;
    await answer(route);
  });
  return calls;
}

describe('the contact form', () => {
  const fill = async (page: Page, name = 'Sara') => {
    await form(page, 'contact').getByLabel('Name').fill(name);
    await form(page, 'contact').getByLabel('E-mail').fill('sara@screens.example');
    await form(page, 'contact').getByLabel('Message').fill('A wall of 12 metres');
  };
  const send = (page: Page) => form(page, 'contact').getByRole('button', { name: 'Send' }).click();

  it('thanks once the message is stored, is reset, and clears its thanks after 3 s [PUB-CONTACT-08..11, MSG-07, CONST-08, OP-098]', async () => {
    const { page, problems } = await open('/robots.txt');
    await page.clock.install();
    await page.goto('/en/contact');
    await fill(page, 'Sara of the journey');
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page);
    await expect.poll(() => said(page, 'contact').textContent()).toBe('✅ Thank you for contacting Wameed!');
    await expect.poll(() => said(page, 'contact').getAttribute('role')).toBe('alert');
    await expect.poll(() => form(page, 'contact').getByLabel('Name').inputValue()).toBe('');
    await page.clock.runFor(2900);
    await expect.poll(() => said(page, 'contact').textContent()).not.toBe('');
    await page.clock.runFor(100);
    await expect.poll(() => said(page, 'contact').textContent()).toBe('');
    expect(await stored('contact')).toContain('Sara of the journey');
    expect(problems).toEqual([]);
  });

  it('shows the defects that the server found beside their fields, and offers a better address', async () => {
    const { page } = await open('/en/contact');
    await fill(page);
    const email = form(page, 'contact').getByLabel('E-mail');
    await email.fill('sara@gmial.com');
    await email.blur();
    await page.getByRole('button', { name: 'Did you mean' }).click();
    await expect.poll(() => email.inputValue()).toBe('sara@gmail.com');
    await email.fill('sara@nowhere');
    await send(page);
    await page.getByText('Please enter a valid e-mail address').waitFor();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  });

  it('is filled in by keyboard on an Arabic phone', async () => {
    const { page } = await open('/ar/contact', { width: 390, height: 844, touch: true });
    await page.getByRole('textbox', { name: 'الاسم' }).first().focus();
    for (const text of ['سارة بالعربية', 'sara@screens.example', 'جدار بطول 12 مترًا']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await form(page, 'contact').getByRole('button', { name: 'إرسال' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page, 'contact').textContent()).toBe('✅ شكرًا لتواصلك مع وميض!');
    expect(await stored('contact')).toContain('سارة بالعربية');
  });

  it('works without scripts: a good message is thanked for, a wrong one comes back with its defects', async () => {
    const { page } = await open('/en/contact', { javaScript: false });
    await fill(page, 'Sara without scripts');
    await form(page, 'contact').getByLabel('E-mail').fill('sara@nowhere');
    await send(page);
    await page.getByText('Please enter a valid e-mail address').waitFor();
    await expect.poll(() => said(page, 'contact').textContent()).toBe('❌ Failed to send message. Please try again.');
    await expect.poll(() => form(page, 'contact').getByLabel('Message').inputValue()).toBe('A wall of 12 metres');
    await form(page, 'contact').getByLabel('E-mail').fill('sara@screens.example');
    await send(page);
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/contact?sent=contact');
    await expect.poll(() => said(page, 'contact').textContent()).toBe('✅ Thank you for contacting Wameed!');
    expect(await stored('contact')).toContain('Sara without scripts');
  });
});

describe('the inquiry of a product', () => {
  const path = '/en/product/68';
  const opener = (page: Page) => page.getByRole('button', { name: 'Get Inquiry' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask about' });
  const fill = async (page: Page) => {
    await dialog(page).getByLabel('Name').fill('Sara of the product');
    await dialog(page).getByLabel('E-mail').fill('sara@screens.example');
    await dialog(page).getByLabel('Phone').fill('050 123 4567');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
  };

  it('opens from the hero and closes by its button, beside it, and by Escape [PUB-PROD-05, PUB-PROD-19, MSG-27]', async () => {
    const { page } = await open(path);
    const ways = [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
      () => page.keyboard.press('Escape'),
    ];
    for (const leave of ways) {
      await opener(page).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => dialog(page).isVisible()).toBe(true);
      await leave();
      await expect.poll(() => dialog(page).isVisible()).toBe(false);
      await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });

  it('requires name, e-mail and phone [PUB-PROD-17, PUB-PROD-18]', async () => {
    const { page } = await open(path);
    const calls = await answerCall(page, (route) => route.abort());
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => said(page, 'inquiry').textContent()).toBe('All fields are required.');
    const types = await dialog(page)
      .locator('.form-control')
      .evaluateAll((fields) => fields.map((field) => [field.getAttribute('type'), field.hasAttribute('required')]));
    expect(types).toEqual([
      ['text', true],
      ['email', true],
      ['tel', true],
    ]);
    expect(calls.count).toBe(0);
  });

  it('reads "Sending..." while it is under way, then closes and says that it was sent [PUB-PROD-20..22, MSG-02, MSG-05]', async () => {
    const { page } = await open(path);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await answerCall(page, async (route) => {
      await held;
      await route.continue();
    });
    await opener(page).click();
    await fill(page);
    await expect.poll(() => dialog(page).locator('.form-send').textContent()).toBe('Sending...');
    letGo();
    const news = page.getByRole('alert').filter({ hasText: 'Inquiry sent successfully!' });
    await news.waitFor();
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
    expect(await stored('inquiry')).toContain('Sara of the product');
  });

  it('stands on the Contact page for visitors without scripts', async () => {
    const { page } = await open(path, { javaScript: false });
    await page.getByRole('link', { name: 'Get Inquiry' }).click();
    await page.getByRole('heading', { name: 'The Vision' }).waitFor();
    await form(page, 'inquiry').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/contact');
  });
});

describe('the project request', () => {
  const values = {
    ...sampleRequest,
    fullName: 'Sara of the tower',
    phone: '٠٥٠١٢٣٤٥٦٧',
    projectName: 'Tower',
    description: 'A facade of 40 metres',
  };
  const send = async (page: Page) => {
    const request = form(page, 'project_request');
    await fillRequest(request, values);
    await request.getByRole('button', { name: 'Send' }).click();
  };

  it('that is sent says so, is reset, and is stored with everything [PUB-REG-26, PUB-REG-27..29, MSG-09..11]', async () => {
    const { page } = await open('/en/register');
    await send(page);
    await expect
      .poll(() => said(page, 'project_request').textContent())
      .toBe('Your project inquiry has been sent successfully!');
    await expect.poll(() => page.locator('[name="projectName"]').inputValue()).toBe('');
    const { phone: _asTyped, ...asStored } = values;
    const storedText = await stored('project_request');
    for (const words of ['+966501234567', ...Object.values(asStored)]) {
      expect(storedText).toContain(words);
    }
  });
});

describe('the film before the project request', () => {
  /** Opens a page whose film neither loads nor fails, so that the test decides the outcome. */
  const openFilm = async () => {
    const opened = await open('/robots.txt', { reducedMotion: false });
    const { page } = opened;
    // The clock is paused, so that the film does not time out while a busy machine renders it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/uploads/*.mp4', () => new Promise(() => {}));
    await page.goto('/en/register');
    await page.getByRole('dialog', { name: 'Introduction' }).waitFor();
    return page;
  };
  const happen = (page: Page, event: string) => page.locator('.intro video').dispatchEvent(event);
  const count = (page: Page) => page.locator('.intro').count();

  it('plays first, fades at its end and is removed 800 ms later, once a session [PUB-REG-02, PUB-REG-03, CONST-07, OP-057]', async () => {
    const page = await openFilm();
    await happen(page, 'playing');
    await expect.poll(() => page.locator('dialog.intro').getAttribute('data-fading')).toBeNull();
    await happen(page, 'ended');
    await expect.poll(() => page.locator('dialog.intro').getAttribute('data-fading')).toBe('');
    await page.clock.runFor(799);
    await expect.poll(() => count(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => count(page)).toBe(0);
    await page.reload();
    await expect.poll(() => count(page)).toBe(0);
  });

  it.each([
    ['skipped', (page: Page) => page.getByRole('button', { name: 'Skip' }).click()],
    ['closed', (page: Page) => page.getByRole('button', { name: 'Close' }).first().click()],
    ['left by Escape', (page: Page) => page.keyboard.press('Escape')],
    ['unable to play', (page: Page) => happen(page, 'error')],
    ['too long in coming', (page: Page) => page.clock.runFor(4000)],
  ])('is removed at once when it is %s [OP-057]', async (_, leave) => {
    const page = await openFilm();
    await leave(page);
    await expect.poll(() => count(page)).toBe(0);
  });
});

describe('the forms of The Vision', () => {
  it('are the site’s own, and what they send is stored [OP-060, PUB-VISION-17, PUB-VISION-18]', async () => {
    const { page } = await open('/en/the-vision');
    await page.getByRole('button', { name: 'Get Call', exact: true }).click();
    const call = form(page, 'vision_call');
    await call.getByLabel('Name').fill('Sara of The Vision');
    await call.getByLabel('Phone').fill('+971 50 123 4567');
    await call.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => said(page, 'vision_call').textContent()).toMatch(/^Thank you!/);
    expect(await stored('vision_call')).toContain('Sara of The Vision');
  });
});

describe('the pages of the forms', () => {
  const pages = ['/contact', '/register'].flatMap((path) => [`/ar${path}`, `/en${path}`]);

  it.each([...pages, '/ar/product/68', '/en/product/68'])(
    '%s with its messages has nothing for axe to complain about, and no sideways scrolling on a phone',
    async (path) => {
      const { page, problems } = await open(path, { width: 360, height: 740 });
      const opener = page.locator('.hero-actions [data-opens]');
      if ((await opener.count()) > 0) await opener.click();
      if (path.endsWith('/register')) await nextStep(page.locator('.form-steps[data-step]'));
      else await page.locator('.form-send').first().click();
      await page.locator('.form-error').filter({ visible: true }).first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await violationsOn(page, { exclude: 'iframe' })).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});
