import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { complaintsOf, flawsOf, type Language, logIn, openDashboard } from '../support/dashboard.ts';
import { administrator } from '../support/start-site.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const words = {
  en: {
    heading: 'Welcome Back',
    login: 'Login',
    wrong: 'Wrong username or password',
    logout: 'Logout',
    question: 'Are you sure you want to logout?',
    yes: 'Yes',
    no: 'No',
    direction: 'ltr',
    other: 'العربية',
  },
  ar: {
    heading: 'أهلًا بعودتك',
    login: 'تسجيل الدخول',
    wrong: 'اسم المستخدم أو كلمة المرور غير صحيحة',
    logout: 'تسجيل الخروج',
    question: 'هل تريد تسجيل الخروج؟',
    yes: 'نعم',
    no: 'لا',
    direction: 'rtl',
    other: 'English',
  },
} as const;

const languages: readonly Language[] = ['en', 'ar'];

const open = async (path: string, language: Language): Promise<Page> =>
  (await openPage(browser, { origin: site.origin, path, language })).page;

const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem('isLoggedIn'));

describe.each(languages)('the dashboard (%s)', (language) => {
  const t = words[language];

  it('shows the login screen on every address without a session [ADM-GEN-02, ADM-LOGIN-01, ADM-LOGIN-02, MSG-71]', async () => {
    const page = await open('/dashboard', language);
    for (const path of ['/dashboard', '/dashboard/categories', '/dashboard/product/68', '/dashboard/nowhere']) {
      await page.goto(path);
      await page.getByRole('heading', { name: t.heading }).waitFor();
      await expect.poll(() => page.locator('[name=username], [name=password]').count()).toBe(2);
      await expect.poll(() => page.getByRole('button', { name: t.login }).count()).toBe(1);
    }
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(t.direction);
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('trusts the session, not a stored flag', async () => {
    const page = await open('/dashboard', language);
    await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.reload();
    await page.getByRole('heading', { name: t.heading }).waitFor();
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  });

  it('refuses a wrong password with an alert and keeps what was typed [ADM-LOGIN-04] [MSG-57]', async () => {
    const page = await open('/dashboard/products', language);
    await logIn(page, { ...administrator, password: 'not the password' });
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(t.wrong);
    await expect.poll(() => page.locator('[name=username]').inputValue()).toBe(administrator.username);
    await expect.poll(() => flagOf(page)).toBeNull();
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('lets the administrator in to the categories and sets the flag [ADM-LOGIN-05, ADM-LOGIN-06, ADM-GEN-05]', async () => {
    const page = await open('/dashboard', language);
    await logIn(page);
    await page.waitForURL('**/dashboard/categories');
    await page.getByRole('button', { name: t.logout }).waitFor();
    await expect.poll(() => flagOf(page)).toBe('true');
    await expect.poll(() => page.getByRole('banner').textContent()).toContain(administrator.username);
    await expect.poll(() => page.getByRole('banner').getByRole('button', { name: t.other }).count()).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: t.logout }).waitFor();
  });

  it('lets the administrator in to the address that was asked for', async () => {
    const page = await open('/dashboard/enquiries?show=new', language);
    await logIn(page);
    await page.getByRole('button', { name: t.logout }).waitFor();
    await page.locator('#screen h2').first().waitFor();
    await expect.poll(() => page.url()).toMatch(/\/dashboard\/enquiries\?show=new$/);
  });

  it('asks before it logs out: "no" changes nothing, "yes" shows the login screen [ADM-GEN-28, ADM-GEN-29, MSG-62]', async () => {
    const page = await open('/dashboard', language);
    await logIn(page);
    await page.waitForURL('**/dashboard/categories');
    const logout = page.getByRole('button', { name: t.logout });
    await logout.click();
    const dialog = page.getByRole('alertdialog', { name: t.question });
    await dialog.waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: t.no }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => flagOf(page)).toBe('true');
    await expect.poll(() => logout.evaluate((button) => button === document.activeElement)).toBe(true);

    await logout.press('Enter');
    await dialog.getByRole('button', { name: t.yes }).click();
    await page.getByRole('heading', { name: t.heading }).waitFor();
    await expect.poll(() => flagOf(page)).toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: t.heading }).waitFor();
  });

  it('has no flaw in light or dark on a phone and on a desk, nor anything that sticks out', async () => {
    const { page } = await openDashboard(browser, site, { path: '', language });
    await page.locator('main li').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await flawsOf(page)).toEqual([]);
    }
  });
});

it('the navigation bar has the eight places in their order and Logout [ADM-GEN-27, CONST-51]', async () => {
  const { page } = await openDashboard(browser, site, { path: '' });
  const bar = page.getByRole('navigation');
  await bar.waitFor();
  await expect
    .poll(() => bar.getByRole('listitem').allTextContents())
    .toEqual([
      'Banners',
      'Categories',
      'Sub Categories',
      'Products',
      'Projects',
      'Single Projects',
      'Community',
      'Community Blogs',
      'Logout',
    ]);
  const addresses = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.every((address) => address?.startsWith('/dashboard/'))).toBe(true);
});

it('the language switch stores the choice and loads the page again in it [ADM-GEN-06]', async () => {
  const page = await open('/dashboard', 'en');
  await page.getByRole('button', { name: words.en.other }).click();
  await page.getByRole('heading', { name: words.ar.heading }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('ar');
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('ar');
});

it('an address without a screen says so inside the dashboard', async () => {
  const { page } = await openDashboard(browser, site, { path: '/nowhere/at/all' });
  await page.getByRole('heading', { name: 'Not found in the dashboard' }).waitFor();
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
});

/** Opens the loaded list of categories in a browser whose session then ends. */
async function openWithEndedSession(): Promise<Page> {
  const { page } = await openDashboard(browser, site, { path: '/categories' });
  await page.getByText('No items found.').waitFor();
  // A pending call would ask for the login before anything is clicked.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: 'session' });
  return page;
}

it('a session that ended is asked for in place, and what was asked goes on after the new login', async () => {
  const page = await openWithEndedSession();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await logIn(page);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('No items found.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/products');
});

it('closing that question shows the login screen', async () => {
  const page = await openWithEndedSession();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('dialog', { name: 'Your session has ended' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: words.en.heading }).waitFor();
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
});

it('a server that cannot be reached is said, and can be tried again', async () => {
  const page = await open('/dashboard', 'en');
  await page.getByRole('heading', { name: words.en.heading }).waitFor();
  await page.context().setOffline(true);
  await logIn(page);
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toBe('The server cannot be reached. Please try again.');
  await page.context().setOffline(false);
  await page.locator('[type=submit]').click();
  await page.waitForURL('**/dashboard/categories');
});

it('the dashboard breaks no rule of its content policy', async () => {
  const { page, problems } = await openPage(browser, { origin: site.origin, path: '/dashboard', language: 'en' });
  await logIn(page);
  await page.waitForURL('**/dashboard/categories');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
});
