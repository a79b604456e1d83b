import { describe, expect, it } from 'vitest';
import { dashboard as arabic } from '../../language/ar/dashboard.ts';
import { late as arabicLate } from '../../language/ar/dashboard-late.ts';
import { jobs as arabicJobs } from '../../language/ar/jobs.ts';
import { dashboard as english } from '../../language/en/dashboard.ts';
import { late as englishLate } from '../../language/en/dashboard-late.ts';
import { jobs as englishJobs } from '../../language/en/jobs.ts';
import { formatMessage } from '../../language/message.ts';
import { flawsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const texts = {
  en: {
    t: { ...english, ...englishLate },
    jobs: englishJobs,
    begun: 'The job is running now',
    reason: 'The disk of the server is full.',
  },
  ar: { t: { ...arabic, ...arabicLate }, jobs: arabicJobs, begun: 'بدأ تنفيذ المهمة', reason: 'قرص الخادم ممتلئ.' },
} as const;

describe.each(['en', 'ar'] as const)('the scheduled work in %s', (language) => {
  const { t, jobs, begun, reason } = texts[language];
  const unused = jobs['unused-files'].title;
  const open = async () => (await openDashboard(browser, site, { path: '/', language })).page;

  it('is found in the menu, tells what each job does and when, and runs one now', async () => {
    const page = await open();
    await page.getByRole('button', { name: t.more, exact: true }).click();
    await page.getByRole('link', { name: t.jobs, exact: true }).click();
    const line = page.getByRole('listitem', { name: new RegExp(`^${unused}`) });
    await line.getByText(jobs['unused-files'].about).waitFor();
    // No mailbox and no bucket are configured.
    const { 'incoming-letters': _, backups: __, ...listed } = jobs;
    for (const { title } of Object.values(listed)) await page.getByRole('heading', { name: title }).waitFor();
    await line.getByRole('button', { name: t.jobRunNow }).click();
    await noticeOf(page, begun).waitFor();
    await line.getByText(t.jobFine, { exact: true }).waitFor();
    await line.getByText(t.jobTookLittle, { exact: true }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });

  it('says what failed above the rest, and that nothing could be read', async () => {
    const page = await open();
    const at = '2026-03-01T10:00:00.000Z';
    const job = { every: 5000, everywhere: false, by_hand: true, milliseconds: 90_000, next_at: at, started_at: at };
    const detail = 'heroBanner 12 (No room)';
    const listed = [
      { ...job, name: 'a', title: 'A', about: 'First', state: 'fine', failure: { at, reason, detail: 'Long ago' } },
      { ...job, name: 'b', title: 'B', about: 'Second', state: 'running', next_at: null, failure: null },
      {
        ...job,
        name: 'c',
        title: 'C',
        about: 'Third',
        state: 'never',
        started_at: null,
        milliseconds: null,
        failure: null,
      },
      { ...job, name: 'd', title: 'D', about: 'Fourth', state: 'failed', failure: { at, reason, detail } },
    ];
    await page.route('**/api/*/jobs', (route) => route.fulfill({ json: listed }));
    await page.goto(`${site.origin}/dashboard/jobs`);
    const lines = page.getByRole('main').getByRole('listitem');
    await lines.getByText(t.jobFailing, { exact: true }).waitFor();
    await expect.poll(() => lines.first().textContent()).toContain(detail);
    await expect
      .poll(() =>
        page.getByRole('button', { name: formatMessage(t.jobRunNamed, language, { name: 'B' }) }).isDisabled(),
      )
      .toBe(true);
    await expect.poll(() => page.getByText('Long ago').count()).toBe(0);
    expect(await flawsOf(page)).toEqual([]);

    await page.unroute('**/api/*/jobs');
    await page.route('**/api/*/jobs', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: t.tryAgain }).waitFor();
    await page.unroute('**/api/*/jobs');
    await page.getByRole('button', { name: t.tryAgain }).click();
    await page.getByRole('heading', { name: unused }).waitFor();
  });
});
