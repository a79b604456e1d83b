import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isolate } from '../../language/bidi.ts';
import { codeAt, stepAt } from '../../server/accounts/totp.ts';
import { fromBase32 } from '../support/authenticator.ts';
import { openPage } from '../support/browser.ts';
import { complaintsOf, flawsOf, type Language, logIn, noticeOf, openDashboard } from '../support/dashboard.ts';
import { ask } from '../support/dashboard-files.ts';
import { administrator, startSession } from '../support/start-site.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

/** Passkeys need a host name instead of an IP address. */
const origin = site.origin.replace('127.0.0.1', 'localhost');

const words = {
  en: {
    account: 'Account',
    password: 'Password',
    twoStep: 'Two-step login',
    passkeys: 'Passkeys',
    devices: 'Devices',
    administrators: 'Administrators',
    add: 'Add an administrator',
    invite: 'Invite by e-mail',
    inviteEmail: 'E-mail address',
    inviteLink: 'Link of the invitation',
    invited: 'Invited',
    accepted: 'Accepted',
    withdraw: 'Withdraw the invitation of layla@screens.example',
    withdrawn: 'The invitation was withdrawn',
    again: 'Send again: layla@screens.example',
    over: /^This link no longer works\./,
    accept: 'Create the account',
    username: 'Username',
    own: 'Your own password',
    close: 'Close',
    current: 'Current password',
    fresh: 'New password',
    change: 'Change the password',
    common: 'This would be easy to guess: it is made of common words, numbers or repetitions',
    changed: 'Your password was changed, and all other sessions were ended',
    setUp: 'Set up',
    kept: 'I have saved them',
    closeCodes: 'Close without copying or downloading?',
    copyCodes: 'Copy',
    codesCopied: 'The codes have been copied.',
    left: '10 recovery codes left',
    wrongCode: 'This code is wrong or has already been used',
    endOther: 'End the session: Chrome · Linux',
    sessionEnded: 'The session was ended',
    asked: 'Your session has ended',
    products: 'Products',
    empty: 'No items found.',
    reset: 'Reset two-step login of sara',
    resetDone: 'Two-step login was reset, and all sessions of this administrator were ended',
    alone: 'Password only',
    remove: 'Remove sara',
    removed: 'The administrator was removed',
    yes: 'Yes',
    addPasskey: 'Add a passkey',
    passkeyName: 'Name of the passkey',
    passkeyAdded: 'The passkey was added',
    enterByPasskey: 'Log in with a passkey',
    logout: 'Logout',
    lastUsed: 'Last used',
    removePasskey: 'Remove My key',
    passkeyRemoved: 'The passkey was removed',
    alsoPasskeys: /^Also remove my passkeys/,
    onlyPassword: 'Nothing but the new password logs in to your account now.',
  },
  ar: {
    account: 'الحساب',
    password: 'كلمة المرور',
    twoStep: 'الدخول بخطوتين',
    passkeys: 'مفاتيح المرور',
    devices: 'الأجهزة',
    administrators: 'المسؤولون',
    add: 'إضافة مسؤول',
    invite: 'دعوة بالبريد الإلكتروني',
    inviteEmail: 'البريد الإلكتروني',
    inviteLink: 'رابط الدعوة',
    invited: 'بانتظار القبول',
    accepted: 'مقبولة',
    withdraw: `سحب دعوة ${isolate('layla@screens.example')}`,
    withdrawn: 'سُحبت الدعوة',
    again: `إرسال مرة أخرى: ${isolate('layla@screens.example')}`,
    over: /^لم يعد هذا الرابط يعمل/,
    accept: 'إنشاء الحساب',
    username: 'اسم المستخدم',
    own: 'كلمة مرورك أنت',
    close: 'إغلاق',
    current: 'كلمة المرور الحالية',
    fresh: 'كلمة المرور الجديدة',
    change: 'تغيير كلمة المرور',
    common: 'يسهل تخمينها: فهي كلمات أو أرقام شائعة أو أحرف مكررة',
    changed: 'غُيّرت كلمة مرورك وأُنهيت كل الجلسات الأخرى',
    setUp: 'إعداد',
    kept: 'حفظت الرموز',
    closeCodes: 'هل تريد الإغلاق دون نسخ أو تنزيل؟',
    copyCodes: 'نسخ',
    codesCopied: 'نُسخت الرموز.',
    left: 'بقيت 10 رموز استرداد',
    wrongCode: 'الرمز غير صحيح أو سبق استخدامه',
    endOther: `إنهاء الجلسة: ${isolate('Chrome · Linux')}`,
    sessionEnded: 'أُنهيت الجلسة',
    asked: 'انتهت جلستك',
    products: 'المنتجات',
    empty: 'لا توجد عناصر.',
    reset: `إعادة ضبط الدخول بخطوتين لـ ${isolate('sara')}`,
    resetDone: 'أُعيد ضبط الدخول بخطوتين وأُنهيت كل جلسات هذا المسؤول',
    alone: 'كلمة المرور فقط',
    remove: `إزالة ${isolate('sara')}`,
    removed: 'أُزيل المسؤول',
    yes: 'نعم',
    addPasskey: 'إضافة مفتاح مرور',
    passkeyName: 'اسم مفتاح المرور',
    passkeyAdded: 'أُضيف مفتاح المرور',
    enterByPasskey: 'الدخول بمفتاح مرور',
    logout: 'تسجيل الخروج',
    lastUsed: 'آخر استخدام',
    removePasskey: `إزالة ${isolate('My key')}`,
    passkeyRemoved: 'أُزيل مفتاح المرور',
    alsoPasskeys: /^إزالة مفاتيح المرور أيضًا/,
    onlyPassword: 'لم يعد الدخول إلى حسابك ممكنًا إلا بكلمة المرور الجديدة.',
  },
} as const;

const languages: readonly Language[] = ['en', 'ar'];
const sara = { username: 'sara', password: 'seven small boats' };

/** Adds a second administrator. */
const addSara = () =>
  ask(site, '/administrators', 'POST', {
    username: sara.username,
    new_password: sara.password,
    password: administrator.password,
  });

/** Turns on two-step login for Sara. */
async function setUpSecondStepOfSara(): Promise<void> {
  const hers = { origin: site.origin, session: await startSession(site.origin, sara) };
  const { key } = await ask(hers, '/account/two-step', 'POST', { password: sara.password });
  const code = codeAt(fromBase32(String(key)), stepAt(Date.now()));
  await ask(hers, '/account/two-step/confirm', 'POST', { code });
}

/** Logs in with a new browser profile and opens the account screen. */
async function enterAs(language: Language, credentials: typeof administrator): Promise<Page> {
  const { page } = await openPage(browser, { origin, path: '/dashboard', language });
  await logIn(page, credentials);
  await page.waitForURL('**/dashboard/categories');
  await page.goto('/dashboard/account');
  return page;
}

/** Types into a field that is focused automatically, and submits the form. */
async function answer(field: Locator, text: string): Promise<void> {
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.page().keyboard.type(text);
  await field.page().keyboard.press('Enter');
}

/** The path and fragment of an address. */
const pathOf = (address: string): string => {
  const { pathname, hash } = new URL(address);
  return `${pathname}${hash}`;
};

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe.each(languages)('the account (%s)', (language) => {
  const t = words[language];
  const openAccount = async (): Promise<Page> =>
    (await openDashboard(browser, { ...site, origin }, { path: '/account', language })).page;

  it('adds an administrator, whose password is shown once', async () => {
    const page = await openAccount();
    await page.getByRole('button', { name: t.add }).click();
    const window = page.getByRole('dialog', { name: t.add });
    await window.getByLabel(t.username).fill('sara');
    await window.getByLabel(t.own).fill(administrator.password);
    await page.keyboard.press('Enter');
    await window.locator('.secret').waitFor();
    const made = (await window.locator('.secret').textContent()) ?? '';
    expect(made).toMatch(/^\w{20}$/);
    expect(await complaintsOf(page)).toEqual([]);
    await window.getByRole('button', { name: t.close }).last().click();
    await partOf(page, t.administrators).getByText('sara').waitFor();
    await startSession(site.origin, { username: 'sara', password: made });
  });

  it('invites an administrator, who chooses name and password through the link; a withdrawn link opens nothing', async () => {
    const page = await openAccount();
    const part = partOf(page, t.administrators);
    await part.getByRole('button', { name: t.invite }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel(t.inviteEmail).fill('layla@screens.example');
    await window.getByLabel(t.own).fill(administrator.password);
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const link = window.getByLabel(t.inviteLink);
    const first = await link.inputValue();
    await window.getByRole('button', { name: t.close }).last().click();
    await part.getByText(t.invited, { exact: true }).waitFor();
    await part.getByRole('button', { name: t.withdraw }).click();
    await noticeOf(page, t.withdrawn).waitFor();
    const guest = (await openPage(browser, { origin, path: pathOf(first), language })).page;
    await guest.getByText(t.over).waitFor();
    expect(await complaintsOf(guest)).toEqual([]);

    await part.getByRole('button', { name: t.again }).click();
    await answer(window.getByLabel(t.own), administrator.password);
    const second = await link.inputValue();
    await window.getByRole('button', { name: t.close }).last().click();
    expect(await flawsOf(page)).toEqual([]);
    await guest.goto(`${origin}${pathOf(second)}`);
    await guest.reload();
    await guest.getByLabel(t.username).fill('layla');
    await guest.locator('[name=new_password]').fill('short');
    await guest.keyboard.press('Enter');
    await guest.locator('[name=new_password][aria-invalid=true]').waitFor();
    expect(await flawsOf(guest)).toEqual([]);
    await guest.locator('[name=new_password]').fill('nine quiet lanterns');
    await guest.keyboard.press('Enter');
    await guest.getByRole('button', { name: t.logout }).waitFor();
    await page.reload();
    await part.getByText(t.accepted, { exact: true }).waitFor();
    await startSession(site.origin, { username: 'layla', password: 'nine quiet lanterns' });
  });

  it('changes the password: a weak one is refused beside its field, and other devices are logged out', async () => {
    await addSara();
    const [page, other] = [await enterAs(language, sara), await enterAs(language, sara)];
    const part = partOf(page, t.password);
    await part.getByLabel(t.current).fill(sara.password);
    await part.getByLabel(t.fresh).fill('Password123456');
    await part.getByRole('button', { name: t.change }).click();
    await part.getByText(t.common).waitFor();
    await expect.poll(() => part.getByLabel(t.fresh).getAttribute('aria-invalid')).toBe('true');
    expect(await complaintsOf(page)).toEqual([]);
    await part.getByLabel(t.fresh).fill('nine quiet lanterns');
    await page.keyboard.press('Enter');
    await noticeOf(page, t.changed).waitFor();
    await part.getByRole('status').getByText('Chrome · Linux').waitFor();
    await other.reload();
    await other.locator('[name=password]').waitFor();
    await startSession(site.origin, { username: 'sara', password: 'nine quiet lanterns' });
  });

  it('asks for a second step once it is set up, also where a session ended, and each code counts once', async () => {
    await addSara();
    const page = await enterAs(language, sara);
    const part = partOf(page, t.twoStep);
    await part.getByRole('button', { name: t.setUp }).click();
    const window = page.getByRole('dialog');
    await answer(window.locator('[name=password]'), sara.password);
    const key = ((await window.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
    expect(await complaintsOf(page)).toEqual([]);
    const step = stepAt(Date.now());
    const codeOf = (at: number) => codeAt(fromBase32(key), at);
    await answer(window.locator('[name=code]'), codeOf(step));
    await page.locator('.secret li').first().waitFor();
    const codes = await page.locator('.secret li').allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: t.kept }).click();
    const question = page.getByRole('alertdialog', { name: t.closeCodes });
    await question.getByRole('button').first().click();
    await question.waitFor({ state: 'detached' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: t.copyCodes, exact: true }).click();
    await page.getByText(t.codesCopied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codes.join('\n'));
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.kept }).click();
    await part.getByText(t.left).waitFor();

    await page.context().clearCookies({ name: 'session' });
    await page.goto('/dashboard');
    await logIn(page, sara);
    await page.locator('[name=code]').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await answer(page.locator('[name=code]'), codeOf(step));
    await page.getByRole('alert').filter({ hasText: t.wrongCode }).waitFor();
    await page.locator('[name=code]').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/categories');

    await page.getByText(t.empty).waitFor();
    await page.context().clearCookies({ name: 'session' });
    await page.getByRole('link', { name: t.products, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.asked });
    await logIn(page, sara);
    await dialog.locator('[name=code]').waitFor();
    await dialog.locator('[name=code]').fill(codeOf(Math.max(step + 1, stepAt(Date.now()))));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(t.empty).waitFor();
  });

  it('ends the session of another device, resets a lost phone, and removes an administrator', async () => {
    await addSara();
    await setUpSecondStepOfSara();
    const other = await enterAs(language, administrator);
    const page = await openAccount();
    await partOf(page, t.devices).getByRole('button', { name: t.endOther }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes }).click();
    await noticeOf(page, t.sessionEnded).waitFor();
    await other.reload();
    await other.locator('[name=password]').waitFor();

    const part = partOf(page, t.administrators);
    await part.getByRole('button', { name: t.reset }).click();
    await answer(page.getByRole('dialog').getByLabel(t.own), administrator.password);
    await noticeOf(page, t.resetDone).waitFor();
    const line = part.getByRole('listitem').filter({ hasText: 'sara' });
    await line.getByText(t.alone).waitFor();
    await line.getByRole('button', { name: t.remove }).click();
    await page.getByRole('dialog').getByLabel(t.own).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await answer(page.getByRole('dialog').getByLabel(t.own), administrator.password);
    await noticeOf(page, t.removed).waitFor();
    await line.waitFor({ state: 'detached' });
  });

  it('adds a passkey and logs in with it in one step; a changed password names it and offers to remove it [ADM-LOGIN-08]', async () => {
    const page = await openAccount();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const part = partOf(page, t.passkeys);
    await part.getByRole('button', { name: t.addPasskey }).click();
    await page.getByLabel(t.passkeyName).fill('My key');
    await page.getByLabel(t.own).fill(administrator.password);
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await noticeOf(page, t.passkeyAdded).waitFor();
    await part.getByText('My key').waitFor();

    await page.getByRole('button', { name: t.logout }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes }).click();
    await page.getByRole('button', { name: t.enterByPasskey }).click();
    await page.waitForURL('**/dashboard/categories');
    await page.goto('/dashboard/account');
    await part.getByText(t.lastUsed).waitFor();
    const passwordPart = partOf(page, t.password);
    await passwordPart.getByLabel(t.alsoPasskeys).waitFor();
    await passwordPart.getByLabel(t.current).fill(administrator.password);
    await passwordPart.getByLabel(t.fresh).fill('nine quiet lanterns');
    await page.keyboard.press('Enter');
    const outcome = passwordPart.getByRole('status');
    await outcome.getByRole('button', { name: t.removePasskey }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await outcome.getByRole('button', { name: t.removePasskey }).click();
    await page.getByRole('dialog').getByLabel(t.own).fill('nine quiet lanterns');
    await page.keyboard.press('Enter');
    await noticeOf(page, t.passkeyRemoved).waitFor();
    await outcome.getByText(t.onlyPassword).waitFor();
  });

  it('has no flaw in light or dark, nor anything that sticks out, on a phone or on a desk', async () => {
    const page = await openAccount();
    await partOf(page, t.administrators).getByRole('listitem').first().waitFor();
    await partOf(page, t.devices).getByRole('listitem').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await flawsOf(page)).toEqual([]);
    }
  });
});
