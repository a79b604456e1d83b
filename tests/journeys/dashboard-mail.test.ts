import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountWords as arabicAccount } from '../../language/ar/dashboard-account.ts';
import { enquiryWords as arabicEnquiries } from '../../language/ar/dashboard-enquiries.ts';
import { emailWords as arabicEmails } from '../../language/ar/dashboard-emails.ts';
import { todayWords as arabicToday } from '../../language/ar/dashboard-today.ts';
import { calls as arabicCalls } from '../../language/ar/calls.ts';
import { issues as arabicIssues } from '../../language/ar/issues.ts';
import { accountWords as englishAccount } from '../../language/en/dashboard-account.ts';
import { enquiryWords as englishEnquiries } from '../../language/en/dashboard-enquiries.ts';
import { emailWords as englishEmails } from '../../language/en/dashboard-emails.ts';
import { todayWords as englishToday } from '../../language/en/dashboard-today.ts';
import { calls as englishCalls } from '../../language/en/calls.ts';
import { issues as englishIssues } from '../../language/en/issues.ts';
import { formatMessage } from '../../language/message.ts';
import { flawsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';
import { administrator } from '../support/start-site.ts';

// The sites of the journeys have no mail server.
const { site, browser } = await openSite('empty');

const words = {
  en: { ...englishEmails, ...englishEnquiries, ...englishToday, ...englishAccount, ...englishIssues },
  ar: { ...arabicEmails, ...arabicEnquiries, ...arabicToday, ...arabicAccount, ...arabicIssues },
};
const answers = { en: englishCalls, ar: arabicCalls };
const waiting = { en: /^E-mail is not set up and \d+ e-mails/, ar: /^لم يُضبط البريد الإلكتروني، ورسالتان/ };

async function enquiry(): Promise<number> {
  const fields = { name: 'Sara', email: 'sara@screens.example', message: 'A wall, please' };
  const { answer } = await callSite(site, '/../en/send-email', 'POST', { kind: 'contact', fields });
  const { id } = z.object({ id: z.number() }).parse(answer);
  await callSite(site, `/enquiries/${id}`, 'PATCH', { held: false });
  return id;
}

describe.each(['en', 'ar'] as const)('without a mail server in %s', (language) => {
  const say = words[language];
  const told = answers[language];

  it('the reply form says so, hands the text over, and keeps an answer that counts as none [API-ADM-191]', async () => {
    const id = await enquiry();
    const { page } = await openDashboard(browser, site, { path: `/enquiries/${id}`, language, width: 390 });
    await page.getByText(say.replyMailMissing).waitFor();
    const text = page.getByRole('textbox', { name: say.replyText, exact: true });
    await text.fill('Yes, on Sunday.');
    await page.getByRole('button', { name: say.replyCopy }).click();
    await page.getByText(new RegExp(`^(${say.replyCopied}|${say.replySelected})$`)).waitFor();
    await page.getByRole('link', { name: say.mailSetUp }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.getByRole('button', { name: say.replyKeep }).click();
    await noticeOf(page, told.replyWaitsForMail).waitFor();
    await page.getByText(say.replyWaitsForMail, { exact: true }).waitFor();
    expect((await callSite(site, `/enquiries/${id}`)).answer).toMatchObject({ status: 'new' });

    await page.goto('/dashboard/outbox');
    await page.getByRole('heading', { name: say.mailMissing }).waitFor();
    await page.getByText(say.purposeReply, { exact: true }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });

  it('today leads to where it is set up, which refuses beside the field and takes the password of the account', async () => {
    await enquiry();
    const { page } = await openDashboard(browser, site, { path: '/', language });
    await page.getByRole('link', { name: waiting[language] }).click();
    const form = page.getByRole('form', { name: say.mailServer });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    await field(say.mailHost).fill('127.0.0.1');
    await field(say.mailUser).fill('site');
    await field(say.mailPassword).fill('open sesame');
    await field(say.yourPassword).fill(administrator.password);
    expect(await flawsOf(page)).toEqual([]);
    await form.getByRole('button', { name: say.mailSave }).click();
    await form.getByText(say.privateHost).waitFor();
    await expect.poll(() => field(say.mailPassword).inputValue()).toBe('open sesame');

    await field(say.mailHost).fill('smtp.screens.example');
    await form.getByRole('button', { name: say.mailSave }).click();
    await noticeOf(page, told.mailSettingsSaved).waitFor();
    await form.getByText(say.mailKept).waitFor();
    await expect.poll(() => field(say.mailPassword).inputValue()).toBe('');
    await field(say.mailHost).fill('smtp.elsewhere.example');
    await form.getByText(say.mailNotKept).waitFor();
    await field(say.yourPassword).fill(administrator.password);
    await form.getByRole('button', { name: say.mailSave }).click();
    await page
      .getByText(formatMessage(say.mailPasswordMissing, language, { host: 'smtp.elsewhere.example' }))
      .waitFor();
    expect(await flawsOf(page)).toEqual([]);

    await page.getByRole('button', { name: say.mailRemove }).click();
    const question = page.getByRole('dialog', { name: say.mailRemoveQuestion });
    await question.getByLabel(say.yourPassword, { exact: true }).fill(administrator.password);
    await question.getByRole('button', { name: say.remove, exact: true }).click();
    await noticeOf(page, told.mailSettingsRemoved).waitFor();
    await page.getByText(say.mailOff).waitFor();
  });
});
