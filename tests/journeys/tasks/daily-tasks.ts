import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { products } from '../../../content/collections/index.ts';
import { privacySettings } from '../../../content/settings.ts';
import { ask } from '../../support/dashboard-files.ts';
import type { VisitedSite } from '../../support/open-site.ts';
import { callSite } from '../../support/site-call.ts';
import { administrator } from '../../support/start-site.ts';
import { both, button, type Desk, labelOf, needsYou, openMore, pill, type Task, textOf } from './task.ts';

const skyline = both('Skyline', 'أفق');
const addProduct = async (site: VisitedSite, save = 'live'): Promise<void> => {
  const description = both('Tall', 'عالٍ');
  await ask(site, `/products?save=${save}`, 'POST', { name: skyline, headline: description, description });
};
const product = (site: VisitedSite) => ask(site, '/products/1?languages=all');

const bringBack: Task = {
  prepare: async (site) => {
    await addProduct(site);
    await ask(site, '/products/1', 'DELETE');
  },
  work: async ({ page, hands, t, language }) => {
    const changes = page.getByRole('region', { name: t('newestChanges') });
    await hands.press(changes.getByRole('link', { name: t('history'), exact: true }));
    await hands.press(button(page, t('restoreNamed', { title: `${products.label[language]}: ${skyline[language]}` })));
    await page.locator('.notice').waitFor();
  },
  check: async ({ site }) => expect(await product(site)).toMatchObject({ name: skyline }),
};

const correctText: Task = {
  prepare: (site) => addProduct(site),
  work: async (desk) => {
    const { page, hands, t, language } = desk;
    await hands.press(page.getByRole('button', { name: t('search') }));
    const palette = page.getByRole('dialog', { name: t('paletteLabel') });
    await expect.poll(() => palette.getByRole('combobox').evaluate((box) => box === document.activeElement)).toBe(true);
    await hands.type(skyline[language]);
    await hands.press(palette.getByRole('option', { name: skyline[language] }).first());
    const form = page.locator('#section-fields form').first();
    await hands.write(textOf(form, desk, { name: 'headline', of: language }), 'Higher');
    await hands.press(button(form, t('update')));
  },
  check: async ({ site, language }) => {
    await expect.poll(() => product(site)).toMatchObject({ headline: { [language]: 'Higher' } });
  },
};

const setTimes: Task = {
  prepare: (site) => addProduct(site, 'draft'),
  work: async (desk) => {
    const { page, hands, t, language } = desk;
    await hands.press(pill(desk, 'products'));
    await hands.press(button(page, t('editNamed', { title: skyline[language] })));
    await hands.press(button(page.getByRole('dialog'), t('publishingMenu')));
    await hands.press(page.getByRole('menuitem', { name: t('scheduleEllipsis') }));
    const window = page.getByRole('dialog', { name: t('scheduleTitle') });
    await hands.write(window.getByLabel(t('scheduleDay')), '2027-08-14');
    await hands.write(window.getByLabel(t('scheduleTime'), { exact: true }), '12:30');
    await hands.press(window.getByRole('checkbox', { name: t('scheduleEnd') }));
    await hands.write(window.getByLabel(t('scheduleDay')).last(), '2027-09-14');
    await hands.write(window.getByLabel(t('scheduleTime'), { exact: true }).last(), '12:30');
    await hands.press(button(window, t('scheduleSave')));
    await window.waitFor({ state: 'detached' });
  },
  check: async ({ site }) => {
    const times = { status: 'scheduled', at: '2027-08-14T09:30:00.000Z', until: '2027-09-14T09:30:00.000Z' };
    await expect.poll(() => product(site)).toMatchObject({ publishing: { en: times, ar: times } });
  },
};

const releaseComment: Task = {
  prepare: async (site) => {
    await ask(site, '/communityposts/posts', 'POST', { author_name: 'Sara', content: 'Held, since no form was open' });
  },
  work: async (desk) => {
    const { page, hands, t, late } = desk;
    await hands.press(needsYou(desk).getByRole('link', { name: t('waitingComments', { count: 1 }) }));
    await hands.press(button(page, late('releaseNamed', { name: 'Sara' })));
  },
  check: async ({ site }) => {
    await expect.poll(() => ask(site, '/today')).toMatchObject({ heldVoices: 0 });
  },
};

const mendLink: Task = {
  prepare: async (site) => {
    await ask(site, '/herobanner/add', 'POST', { title: skyline, link: '/no-such-page' });
  },
  work: async (desk) => {
    const { page, hands, t, language } = desk;
    await hands.press(needsYou(desk).getByRole('link', { name: t('brokenLinkCount', { count: 1 }) }));
    const broken = page.getByRole('region', { name: t('brokenLinks') });
    await hands.press(broken.getByRole('link', { name: skyline[language] }));
    await hands.press(button(page, t('editNamed', { title: skyline[language] })));
    const window = page.getByRole('dialog', { name: t('editItem') });
    await hands.write(window.getByRole('combobox', { name: labelOf(desk, 'link') }), '/contact');
    await hands.press(button(window, t('update')));
    await window.waitFor({ state: 'detached' });
  },
  check: async ({ site }) => {
    await expect.poll(async () => (await callSite(site, '/broken-links')).answer).toEqual([]);
  },
};

const compareBackup: Task = {
  prepare: async (site) => {
    await ask(site, '/backups', 'POST');
    await expect.poll(() => ask(site, '/backups')).toMatchObject({ job: { state: 'done' } });
    await addProduct(site);
  },
  work: async (desk) => {
    const { page, hands, late } = desk;
    await openMore(desk, 'backup');
    await hands.press(page.getByRole('main').getByText(late('backupRestore'), { exact: true }));
  },
  check: async ({ page, late }) => {
    const compared = page.getByRole('table', { name: late('restoreQuestion') });
    await compared.getByRole('columnheader', { name: late('restoreNow'), exact: true }).waitFor();
  },
};

const colleague = 'layla@screens.example';

const invite: Task = {
  work: async (desk) => {
    const { page, hands, account } = desk;
    await openMore(desk, 'account');
    await hands.press(button(page, account('invitationAdd')));
    const window = page.getByRole('dialog', { name: account('invitationAdd') });
    await hands.write(window.getByLabel(account('invitationEmail')), colleague);
    await hands.write(window.locator('[name=password]'), administrator.password);
    await hands.press(button(window, account('invitationSend')));
  },
  check: async ({ site }) => {
    await expect.poll(() => ask(site, '/invitations')).toMatchObject([{ email: colleague, state: 'pending' }]);
  },
};

const exportInbox: Task = {
  prepare: async (site) => {
    const fields = { name: 'Sara', email: 'sara@screens.example', message: 'A wall, please' };
    await ask(site, '/../en/send-email', 'POST', { kind: 'contact', fields });
  },
  work: async ({ page, hands, t, late }) => {
    const needs = page.getByRole('group', { name: t('needsYou') });
    await hands.press(needs.getByRole('link', { name: t('needEnquiries') }));
    const download = page.waitForEvent('download');
    await hands.press(page.getByRole('link', { name: late('exportCsv') }));
    expect(await readFile(await (await download).path(), 'utf8')).toContain('sara@screens.example');
  },
};

const { retentionMonths } = privacySettings.fields;

const changeSetting: Task = {
  work: async (desk) => {
    const { page, hands, t, language } = desk;
    await openMore(desk, 'settings');
    await hands.press(page.getByRole('button', { name: privacySettings.label[language], exact: true }));
    await hands.write(page.getByLabel(retentionMonths?.options.label?.[language] ?? '', { exact: true }), '12');
    await hands.press(button(page, t('settingsSave')));
  },
  check: async ({ site }) => {
    await expect.poll(() => ask(site, '/settings/privacy')).toMatchObject({ retention_months: 12 });
  },
};

const repeatView: Task = {
  prepare: async (site) => {
    await addProduct(site);
    await ask(site, '/products', 'POST', { name: { en: 'Gap', ar: '' } });
    await ask(site, '/lists/products/views', 'POST', { name: 'Gaps', address: 'view=table&words=missing-ar' });
  },
  work: async (desk) => {
    const { page, hands, t, list } = desk;
    await hands.press(pill(desk, 'products'));
    await hands.press(button(page, t('listAsTable')));
    const views = page.getByRole('navigation', { name: list('viewsNamed') });
    await hands.press(views.getByRole('link', { name: 'Gaps' }));
  },
  check: async ({ page }: Desk) => {
    await expect.poll(() => page.locator('.record-table tbody tr').count()).toBe(1);
  },
};

/** More daily tasks, counted only in this product. */
export const dailyTasks: Readonly<Record<string, Task>> = {
  'Restore a product that was deleted': bringBack,
  'Find a product by its name and correct a text': correctText,
  'Publish a draft at one time and unpublish it at another': setTimes,
  'Release a post that awaits review': releaseComment,
  'Correct a broken link': mendLink,
  'See what restoring a backup would change': compareBackup,
  'Invite a colleague': invite,
  'Export the enquiries as a CSV file': exportInbox,
  'Change a setting': changeSetting,
  'Open a saved view of a list': repeatView,
};
