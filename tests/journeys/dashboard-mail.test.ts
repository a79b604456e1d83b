import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountMessages as arabicAccount } from '../../language/ar/dashboard-account.ts';
import { enquiryMessages as arabicEnquiries } from '../../language/ar/dashboard-enquiries.ts';
import { emailMessages as arabicEmails } from '../../language/ar/dashboard-emails.ts';
import { todayMessages as arabicToday } from '../../language/ar/dashboard-today.ts';
import { calls as arabicCalls } from '../../language/ar/calls.ts';
import { issues as arabicIssues } from '../../language/ar/issues.ts';
import { accountMessages as englishAccount } from '../../language/en/dashboard-account.ts';
import { enquiryMessages as englishEnquiries } from '../../language/en/dashboard-enquiries.ts';
import { emailMessages as englishEmails } from '../../language/en/dashboard-emails.ts';
import { todayMessages as englishToday } from '../../language/en/dashboard-today.ts';
import { calls as englishCalls } from '../../language/en/calls.ts';
import { issues as englishIssues } from '../../language/en/issues.ts';
import { formatMessage } from '../../language/message.ts';
import { flawsOf, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';
import { administrator } from '../support/start-site.ts';

// The journeys' sites have no mail server.
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
  const t = words[language];
  const told = answers[language];

  it('the reply form says so, hands the text over, and keeps an answer that counts as none [API-ADM-191]', async () => {
    const id = await enquiry();
    const { page } = await openDashboard(browser, site, { path: `/enquiries/${id}`, language, width: 390 });
    await page.getByText(t.replyMailMissing).waitFor();
    const text = page.getByRole('textbox', { name: t.replyText, exact: true });
    await text.fill('Yes, on Sunday.');
    await page.getByRole('button', { name: t.replyCopy }).click();
    await page.getByText(new RegExp(`^(${t.replyCopied}|${t.replySelected})$`)).waitFor();
    await page.getByRole('link', { name: t.mailSetUp }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.replyKeep }).click();
    await noticeOf(page, told.replyWaitsForMail).waitFor();
    await page.getByText(t.replyWaitsForMail, { exact: true }).waitFor();
    expect((await callSite(site, `/enquiries/${id}`)).answer).toMatchObject({ status: 'new' });

    await page.goto('/dashboard/outbox');
    await page.getByRole('heading', { name: t.mailMissing }).waitFor();
    await page.getByText(t.purposeReply, { exact: true }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });

  it('today leads to where it is set up, which refuses beside the field and takes the password of the account', async () => {
    await enquiry();
    const { page } = await openDashboard(browser, site, { path: '/', language });
    await page.getByRole('link', { name: waiting[language] }).click();
    const form = page.getByRole('form', { name: t.mailServer });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    await field(t.mailHost).fill('127.0.0.1');
    await field(t.mailUser).fill('site');
    await field(t.mailPassword).fill('open sesame');
    await field(t.yourPassword).fill(administrator.password);
    expect(await flawsOf(page)).toEqual([]);
    await form.getByRole('button', { name: t.mailSave }).click();
    await form.getByText(t.privateHost).waitFor();
    await expect.poll(() => field(t.mailPassword).inputValue()).toBe('open sesame');

    await field(t.mailHost).fill('smtp.screens.example');
    await form.getByRole('button', { name: t.mailSave }).click();
    await noticeOf(page, told.mailSettingsSaved).waitFor();
    await form.getByText(t.mailKept).waitFor();
    await expect.poll(() => field(t.mailPassword).inputValue()).toBe('');
    await field(t.mailHost).fill('smtp.elsewhere.example');
    await form.getByText(t.mailNotKept).waitFor();
    await field(t.yourPassword).fill(administrator.password);
    await form.getByRole('button', { name: t.mailSave }).click();
    await page.getByText(formatMessage(t.mailPasswordMissing, language, { host: 'smtp.elsewhere.example' })).waitFor();
    expect(await flawsOf(page)).toEqual([]);

    await page.getByRole('button', { name: t.mailRemove }).click();
    const question = page.getByRole('dialog', { name: t.mailRemoveQuestion });
    await question.getByLabel(t.yourPassword, { exact: true }).fill(administrator.password);
    await question.getByRole('button', { name: t.remove, exact: true }).click();
    await noticeOf(page, told.mailSettingsRemoved).waitFor();
    await page.getByText(t.mailOff).waitFor();
  });
});
