import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isolate } from '../../language/bidi.ts';
import { openPage } from '../support/browser.ts';
import { flawsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';

const { site, browser } = await openSite('demo');

// From a new quotation to a sent one with a number, and from an enquiry to its quotation, in both languages.
const words = {
  en: {
    page: /^Customer’s page/,
    accepted: 'Accepted',
    newOffer: 'New quotation',
    begin: 'Start',
    company: 'Company',
    email: 'E-mail',
    addText: 'Add an item',
    addRecord: 'Add a product or cabinet',
    title: (number: number) => `${number}. Title`,
    quantity: 'Quantity',
    price: 'Price (SAR)',
    discountOf: 'Discount of item 1',
    discount: 'Discount',
    percent: 'Percent',
    howMuch: 'Value',
    negative: 'Enter zero or more',
    otherCurrency: 'This quotation is in SAR; enter the amount in that currency',
    tooLarge: 'This number is too large',
    wait: 'The totals appear when every number can be read.',
    save: 'Save',
    saved: 'The quotation was saved',
    send: 'Send',
    yes: 'Yes',
    no: 'No',
    unprintable: 'The PDF cannot show 王 伟. Write this in Arabic or Latin letters; otherwise it shows □ instead.',
    unprintableList:
      'The PDF shows □ in place of these characters. Choose “No” to write them in Arabic or Latin letters, or “Yes” to send it as it is.',
    unprintableParts: ['Company: 王 伟', 'Item 1, Title: 🎉'],
    sent: 'Quotation 2026-0001 is ready. E-mail cannot be sent yet, so give its link to the customer yourself',
    again: 'Send the new version',
    withdraw: 'Withdraw',
    withdrawn: 'The quotation was withdrawn',
    duplicate: 'Duplicate',
    draft: 'Draft quotation',
    offers: 'Quotations',
    make: 'Make a quotation',
    moveUp: 'Move item 2 up',
    remove: 'Remove item 2',
    conflict: 'Someone else changed this quotation in the meantime. What you typed is still here.',
    keepMine: 'Keep my version',
    none: 'No quotation matches.',
    csv: 'Export CSV',
    required: 'Please fill in this field',
  },
  ar: {
    page: /^صفحة العميل/,
    accepted: 'مقبول',
    newOffer: 'عرض سعر جديد',
    begin: 'ابدأ',
    company: 'الشركة',
    email: 'البريد الإلكتروني',
    addText: 'إضافة بند',
    addRecord: 'إضافة منتج أو كبينة',
    title: (number: number) => `${number}. العنوان`,
    quantity: 'الكمية',
    price: `السعر (${isolate('SAR')})`,
    discountOf: 'خصم البند 1',
    discount: 'الخصم',
    percent: 'نسبة مئوية',
    howMuch: 'المقدار',
    negative: 'أدخل صفرًا أو أكثر',
    otherCurrency: `عملة هذا العرض ${isolate('SAR')}؛ أدخل المبلغ بها`,
    tooLarge: 'هذا الرقم كبير جدًا',
    wait: 'تظهر المجاميع حين تصح كل الأرقام.',
    save: 'حفظ',
    saved: 'حُفظ عرض السعر',
    send: 'إرسال',
    yes: 'نعم',
    no: 'لا',
    unprintable: 'لا يمكن عرض \u2068王 伟\u2069 في ملف PDF. اكتب ذلك بحروف عربية أو لاتينية، وإلا ظهر □ مكانه.',
    unprintableList:
      'يعرض ملف PDF العلامة □ مكان هذه الأحرف. اختر «لا» لكتابتها بحروف عربية أو لاتينية، أو «نعم» للإرسال كما هو.',
    unprintableParts: ['الشركة: 王 伟', 'البند 1، العنوان: 🎉'],
    sent: `عرض السعر ${isolate('2026-0001')} جاهز. لا يمكن إرسال البريد بعد، فسلّم رابطه إلى العميل بنفسك`,
    again: 'إرسال الإصدار الجديد',
    withdraw: 'سحب',
    withdrawn: 'سُحب عرض السعر',
    duplicate: 'إنشاء نسخة',
    draft: 'مسودة عرض سعر',
    offers: 'عروض الأسعار',
    make: 'إعداد عرض سعر',
    moveUp: 'نقل البند 2 إلى أعلى',
    remove: 'إزالة البند 2',
    conflict: 'غيّر شخص آخر هذا العرض في هذه الأثناء. ما كتبته ما زال هنا.',
    keepMine: 'الإبقاء على نسختي',
    none: 'لا عروض مطابقة.',
    csv: 'تصدير CSV',
    required: 'يرجى تعبئة هذا الحقل',
  },
} as const;

const year = new Date().getFullYear();
/** Numbers of quotations contain the current year. */
const ofThisYear = (sentence: string): string => sentence.replace('2026', String(year));

const whole = z.object({ id: z.int(), updated_at: z.string(), content: z.record(z.string(), z.unknown()) });
const read = async (id: number) => whole.parse((await callSite(site, `/offers/${id}`)).answer);

const item = (title: string) => ({
  kind: 'text',
  recordId: null,
  title,
  detail: '',
  picture: null,
  quantity: 2000,
  unit: '',
  price: 10_000,
  discount: { kind: 'none', value: 0 },
});

/** Creates a quotation without the form. */
async function makeQuotation(items: readonly object[] = [item('LED wall')]): Promise<number> {
  const { answer } = await callSite(site, '/offers', 'POST', { language: 'en', country: 'sa' });
  const { id } = z.object({ id: z.int() }).parse(answer);
  await writeQuotation(id, { items, customer: { ...customer, company: 'Nakheel' } });
  return id;
}
const customer = { name: 'Sara', company: '', email: 'sara@nakheel.example', phone: '', address: '', vatNumber: '' };
async function writeQuotation(id: number, change: object): Promise<void> {
  const { content, updated_at } = await read(id);
  const { status } = await callSite(site, `/offers/${id}`, 'PUT', { content: { ...content, ...change }, updated_at });
  expect(status).toBe(200);
}

const open = async (path: string, language: Language, width = 1440): Promise<Page> =>
  (await openDashboard(browser, site, { path, language, width })).page;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const total = (page: Page) => page.locator('dd').last();

describe.each(['en', 'ar'] as const)('offers in the dashboard (%s)', (language) => {
  const t = words[language];

  it('a quotation is created empty, adds up while it is typed, and is sent with its number', async () => {
    const page = await open('/offers', language);
    await press(page, t.newOffer);
    await page.getByRole('dialog').getByRole('button', { name: t.begin, exact: true }).click();
    await page.getByLabel(t.company, { exact: true }).fill('نخيل');
    await page.getByLabel(t.email, { exact: true }).fill('sara@nakheel.example');
    await press(page, t.addText);
    await page.getByLabel(t.title(1), { exact: true }).fill('LED wall');
    await page.getByLabel(t.quantity, { exact: true }).fill('٢٠٫٤');
    const price = page.getByLabel(t.price, { exact: true });
    for (const [typed, issue] of [
      ['-5', t.negative],
      ['$4500', t.otherCurrency],
      ['12345678901234567890', t.tooLarge],
    ] as const) {
      await price.fill(typed);
      await page.getByText(issue, { exact: true }).waitFor();
    }
    await page.getByText(t.wait, { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: t.save, exact: true }).isDisabled()).toBe(true);
    await price.fill('4,500');
    await expect.poll(() => total(page).textContent()).toBe('SAR 105,570.00');
    const discount = page.getByRole('group', { name: t.discountOf, exact: true });
    await discount.getByLabel(t.discount, { exact: true }).selectOption('percent');
    await discount.getByLabel(t.howMuch, { exact: true }).fill('١٠%');
    await expect.poll(() => total(page).textContent()).toBe('SAR 95,013.00');

    await press(page, t.save);
    await noticeOf(page, t.saved).waitFor();
    await press(page, t.send);
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes, exact: true }).click();
    await noticeOf(page, ofThisYear(t.sent)).waitFor();
    await page.getByRole('heading', { name: new RegExp(`${year}-0001`) }).waitFor();
    const { answer } = await callSite(site, '/outbox');
    expect(answer).toMatchObject([{ purpose: 'offer', reference: `${year}-0001` }]);
  });

  it('a product of the catalogue becomes an item with its picture, items are moved and removed by keys', async () => {
    const id = await makeQuotation();
    const page = await open(`/offers/${id}`, language);
    const picker = page.getByRole('combobox', { name: t.addRecord, exact: true });
    // The page may still scroll to the box when the list opens.
    await picker.fill(language === 'ar' ? 'فيجن' : 'Vision');
    await page
      .getByRole('option')
      .filter({ hasText: /Vision|فيجن/ })
      .first()
      .waitFor();
    await picker.press('ArrowDown');
    await picker.press('Enter');
    const second = page.getByLabel(t.title(2), { exact: true });
    await expect.poll(() => second.inputValue()).toMatch(/Vision/);
    await expect.poll(() => page.locator('main li img').count()).toBe(1);
    await page.getByRole('button', { name: t.moveUp, exact: true }).press('Enter');
    await expect.poll(() => second.inputValue()).toBe('LED wall');
    await page.getByRole('button', { name: t.remove, exact: true }).press('Enter');
    await expect.poll(() => second.count()).toBe(0);
    await press(page, t.save);
    await noticeOf(page, t.saved).waitFor();
    expect((await read(id)).content['items']).toMatchObject([{ kind: 'product', recordId: expect.any(Number) }]);
  });

  it('a version that another administrator saved meanwhile is shown, and no input is lost', async () => {
    const id = await makeQuotation();
    const page = await open(`/offers/${id}`, language);
    await page.getByLabel(t.company, { exact: true }).fill('Mine');
    await writeQuotation(id, { subject: 'Theirs' });
    await press(page, t.save);
    await page.getByText(t.conflict, { exact: true }).waitFor();
    await press(page, t.keepMine);
    await press(page, t.save);
    await noticeOf(page, t.saved).waitFor();
    expect((await read(id)).content).toMatchObject({ subject: '', customer: { company: 'Mine' } });
  });

  it('a restored draft asks before it replaces what another administrator saved since', async () => {
    const id = await makeQuotation();
    const page = await open(`/offers/${id}`, language);
    const company = page.getByLabel(t.company, { exact: true });
    await company.fill('Mine');
    await writeQuotation(id, { subject: 'Theirs' });
    // The browser asks before it leaves a page with unsaved changes.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(t.conflict, { exact: true }).waitFor();
    await expect.poll(() => company.inputValue()).toBe('Mine');
    expect((await read(id)).content).toMatchObject({ subject: 'Theirs' });
  });

  it('what is missing is shown at its field, and the quotation stays a draft', async () => {
    const id = await makeQuotation([item('')]);
    const page = await open(`/offers/${id}`, language);
    await press(page, t.send);
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes, exact: true }).click();
    await page.getByText(t.required, { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel(t.title(1), { exact: true }).getAttribute('aria-invalid')).toBe('true');
  });

  it('characters that the PDF cannot show are named at their field and before sending [ADM-GEN-78]', async () => {
    const id = await makeQuotation([item('LED wall 🎉')]);
    const page = await open(`/offers/${id}`, language);
    const company = page.getByLabel(t.company, { exact: true });
    await company.fill('王伟 Trading');
    const note = page.getByText(t.unprintable, { exact: true });
    await note.waitFor();
    await expect.poll(async () => company.getAttribute('aria-describedby')).toBe(await note.getAttribute('id'));
    expect(await flawsOf(page)).toEqual([]);
    await press(page, t.send);
    const question = page.getByRole('alertdialog');
    await question.getByText(t.unprintableList, { exact: true }).waitFor();
    await expect.poll(() => question.getByRole('listitem').allTextContents()).toEqual(t.unprintableParts);
    await question.getByRole('button', { name: t.no, exact: true }).click();
    await company.fill('Wang Wei Trading');
    await expect.poll(() => note.count()).toBe(0);
    await press(page, t.send);
    await expect.poll(() => question.getByRole('listitem').allTextContents()).toEqual(t.unprintableParts.slice(1));
    await question.getByRole('button', { name: t.yes, exact: true }).click();
    await noticeOf(page, ofThisYear(t.sent)).waitFor();
  });

  it('a sent quotation is changed and sent again, withdrawn, and copied to a new one', async () => {
    const id = await makeQuotation();
    await callSite(site, `/offers/${id}/send`, 'POST', { updated_at: (await read(id)).updated_at });
    const page = await open(`/offers/${id}`, language);
    await page.getByLabel(t.quantity, { exact: true }).fill('3');
    await press(page, t.again);
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes, exact: true }).click();
    await expect
      .poll(async () => (await callSite(site, `/offers/${id}`)).answer)
      .toMatchObject({ version: 2, total: 34_500 });
    await press(page, t.withdraw);
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes, exact: true }).click();
    await noticeOf(page, t.withdrawn).waitFor();
    await expect.poll(() => page.getByLabel(t.company, { exact: true }).isDisabled()).toBe(true);
    await press(page, t.duplicate);
    await page.getByRole('heading', { name: new RegExp(t.draft) }).waitFor();
  });

  it('an enquiry leads to its quotations, and to a new one for its sender', async () => {
    const { answer } = await callSite(site, '/enquiries/test', 'POST');
    const { id } = z.object({ id: z.int() }).parse(answer);
    const page = await open(`/enquiries/${id}`, language);
    await press(page, t.make);
    await page.getByRole('heading', { name: new RegExp(t.draft) }).waitFor();
    await page.goBack();
    const section = page.getByRole('region', { name: t.offers, exact: true });
    await expect.poll(() => section.getByRole('link').count()).toBe(1);
  });

  it('an enquiry becomes a quotation, which its sender accepts on the page of its link', async () => {
    const { answer } = await callSite(site, '/enquiries/test', 'POST');
    const { id } = z.object({ id: z.int() }).parse(answer);
    const page = await open(`/enquiries/${id}`, language);
    await press(page, t.make);
    await page.getByLabel(t.company, { exact: true }).fill('Nakheel');
    await press(page, t.addText);
    await page.getByLabel(t.title(1), { exact: true }).fill('LED wall');
    await page.getByLabel(t.price, { exact: true }).fill('4,500');
    await press(page, t.send);
    await page.getByRole('alertdialog').getByRole('button', { name: t.yes, exact: true }).click();
    const link = page.getByRole('link', { name: t.page });
    await link.waitFor();
    const path = await link.getAttribute('href');

    const { page: own } = await openPage(browser, {
      origin: site.origin,
      path: path ?? '',
      width: 390,
      reducedMotion: true,
      hasSeenOffer: true,
    });
    const accepting = own.locator('form[action*="/accept?"]');
    await accepting.getByRole('checkbox').check();
    await accepting.getByRole('button').click();
    await expect.poll(() => own.locator('.offer-state').getAttribute('data-state')).toBe('accepted');

    await page.reload();
    await page.locator('main').getByText(t.accepted, { exact: true }).first().waitFor();
    await page.goBack();
    const quotations = page.getByRole('region', { name: t.offers, exact: true });
    await quotations.getByText(t.accepted, { exact: true }).waitFor();
  });

  it('the list is narrowed down by state and words, and taken along as CSV', async () => {
    const sent = await makeQuotation();
    await callSite(site, `/offers/${sent}/send`, 'POST', { updated_at: (await read(sent)).updated_at });
    await makeQuotation([item('Kiosk')]);
    const page = await open('/offers?state=sent', language);
    await expect.poll(() => page.locator('.enquiry-line').count()).toBe(1);
    await page.getByRole('searchbox').fill('kiosk');
    await page.getByText(t.none, { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.csv, exact: true }).click();
    expect(await text(await (await download).createReadStream())).toContain(`${year}-0001`);
  });

  it('list and form have no flaw on a phone and on a desk, with very long words', async () => {
    const id = await makeQuotation([item('Screen'.repeat(30)), item('ش'.repeat(200))]);
    await callSite(site, `/offers/${id}/send`, 'POST', { updated_at: (await read(id)).updated_at });
    const page = await open('/offers', language);
    await page.locator('.enquiry-line').first().waitFor();
    await page.getByRole('table').waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await page.goto(`${site.origin}/dashboard/offers/${id}`);
    await page.getByLabel(t.title(2), { exact: true }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });
});
