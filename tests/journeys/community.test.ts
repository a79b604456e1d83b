import { violationsOn } from '../support/violations-on.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { writeLikeAPerson } from '../support/write-like-a-person.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const guide = '/en/our-community?blog=1-Buying-Guide&section=1-How-to-choose-a-pixel-pitch';

/** Opens a page as a visitor who has seen the popup. Otherwise it covers the page after two seconds. */
const open = (path: string, options: Partial<PageOptions> = {}) =>
  openPage(browser, { origin: site.origin, path, reducedMotion: true, hasSeenOffer: true, ...options });

/** Writes at human speed. A faster comment is pending moderation. */
const write = async (page: Page, form: string, name: string, text: string) => {
  const scope = page.locator(form);
  await scope.getByLabel(/Your name|اسمك/).fill(name);
  await scope.getByLabel(/Your (comment|post)|تعليقك|منشورك/).fill(text);
  await writeLikeAPerson(page);
  await scope.getByRole('button', { name: /Publish|نشر/ }).click();
};

describe('the comments of a section', () => {
  it('unfold and fold again [PUB-COMM-18, PUB-COMM-19, MSG-20]', async () => {
    const { page, problems } = await open(guide);
    const seen = page.locator('.comments .comment:visible');
    await expect.poll(() => seen.count()).toBe(2);
    await page.getByText('Load More').click();
    await expect.poll(() => seen.count()).toBe(5);
    await page.getByText('Show Less').click();
    await expect.poll(() => seen.count()).toBe(2);
    expect(problems).toEqual([]);
  });

  it('appear below the others as soon as they are sent, and the two latest stay in sight [PUB-COMM-17]', async () => {
    const { page, problems } = await open(guide);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await write(page, '.comments', 'Sara', '<b>Thank you</b>');
    expect((await sent).url()).toBe(`${site.origin}/api/en/communitypostcomments`);
    expect((await sent).postDataJSON()).toMatchObject({ post_id: '1', username: 'Sara', text: '<b>Thank you</b>' });
    const seen = page.locator('.comments .comment:visible');
    await expect.poll(() => seen.last().textContent()).toContain('<b>Thank you</b>');
    await expect.poll(() => seen.count()).toBe(2);
    await expect.poll(() => page.locator('#comments .comments-count').textContent()).toBe('6');
    await page.reload();
    await expect.poll(() => seen.last().textContent()).toContain('<b>Thank you</b>');
    expect(problems).toEqual([]);
  });

  it('are sent without scripts too, and the page says so [PUB-COMM-17]', async () => {
    const { page } = await open(guide, { javaScript: false });
    await write(page, '.comments', 'Plain', 'Without scripts');
    await page.waitForURL(/posted=comment/);
    await expect
      .poll(() => page.locator('.discussion-outcome').textContent())
      .toBe('Thank you. What you wrote is now on the page.');
    await expect.poll(() => page.locator('.comments .comment').last().textContent()).toContain('Without scripts');
  });
});

describe('free posts', () => {
  it('are written in a dialog and stand on top at once, ready to be answered [PUB-COMM-06, PUB-COMM-21..24, PUB-GEN-04]', async () => {
    const { page, problems } = await open('/en/our-community');
    const opener = page.getByRole('button', { name: 'Add post' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Add post' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await write(page, '#add-post', 'Noura', 'Hello\nthere');
    const first = page.locator('.free-post').first();
    await expect.poll(() => first.textContent()).toContain('Hello\nthere');
    await expect.poll(() => dialog.isVisible()).toBe(false);

    await first.getByRole('button', { name: 'Add comment' }).click();
    await write(page, '#add-comment', 'Omar', 'Welcome');
    await expect.poll(() => first.locator('.comment-list').textContent()).toContain('Welcome');
    await page.reload();
    await expect.poll(() => first.textContent()).toContain('Welcome');
    expect(problems).toEqual([]);
  });

  it('show one comment each and unfold the others [PUB-COMM-27, MSG-21, CONST-24]', async () => {
    const { page } = await open('/en/our-community');
    const post = page.locator('.free-post', { hasText: 'glass roof' });
    const seen = post.locator('.comment-list .comment:visible');
    await expect.poll(() => seen.count()).toBe(1);
    await post.getByText('Show More').click();
    await expect.poll(() => seen.count()).toBe(3);
    await post.getByText('Show Less').click();
    await expect.poll(() => seen.count()).toBe(1);
  });

  it('are written without scripts too, in a form that stands in the page [PUB-COMM-06]', async () => {
    const { page } = await open('/ar/our-community', { javaScript: false, width: 390, height: 844 });
    await page.getByRole('button', { name: 'أضف منشورًا' }).click();
    await write(page, '#add-post', 'نورة', 'بلا برمجة');
    await page.waitForURL(/posted=post/);
    await expect.poll(() => page.locator('.free-post').first().textContent()).toContain('بلا برمجة');
  });
});

describe('the share button', () => {
  it('hands title, text and address to the browser, or copies the address and says so [PUB-COMM-10] [OP-049]', async () => {
    const { page } = await open('/robots.txt');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
    const address = `${site.origin}${guide}`;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data: ShareData) => {
          document.documentElement.dataset['shared'] = JSON.stringify(data);
        },
      });
    });
    await page.goto(guide);
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = async () => JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
    await expect.poll(shared).toEqual({
      title: 'How to choose a pixel pitch',
      text: expect.stringMatching(/^Pixel pitch is the distance .+…$/),
      url: address,
    });
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.locator('.share-status').textContent()).toBe('The link has been copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
});

it('blogs and sections are chosen by links that change the address [PUB-COMM-07, PUB-COMM-08]', async () => {
  const { page } = await open('/en/our-community');
  await page.locator('.community-nav').getByRole('link', { name: 'Field Notes' }).click();
  await page.waitForURL(({ search }) => search === '?blog=2-Field-Notes');
  await page.locator('.community-nav').getByRole('link', { name: 'Sand, salt and August' }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('section') === '5-Sand,-salt-and-August');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Sand, salt and August');
});

it.each([
  ['/en/our-community', 1440],
  ['/ar/our-community', 390],
  [guide, 390],
  ['/ar/our-community?blog=x', 1440],
] as const)('everyone can use %s at %i pixels', async (path, width) => {
  const { page, problems } = await open(path, { width });
  expect(await violationsOn(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});
