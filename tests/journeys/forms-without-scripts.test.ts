import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFormSite } from '../support/form-site.ts';
import { writeLikeAPerson } from '../support/write-like-a-person.ts';

const { site, browser } = await openFormSite();

const open = (path: string) => site.visit(browser, path, { javaScript: false, width: 390, height: 844 });
/** The address of a page, without the token that it may have. */
const addressOf = (page: Page) =>
  (new URL(page.url()).pathname + new URL(page.url()).search).replace(/(?<=adds_to=)[\w-]+$/, '…');

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? field.selectOption(value) : field.fill(value));
  }
}

/** Opens the form of a page; on Home it is closed at first. */
async function openForm(path: string, label: string): Promise<readonly [Page, Locator]> {
  const page = await open(path);
  const bar = page.locator('details:not([open]) > .booking-bar');
  if ((await bar.count()) > 0) await bar.click();
  return [page, page.getByRole('form', { name: label })];
}

const valuesOf = (form: Locator, names: readonly string[]) =>
  Promise.all(names.map(async (name) => [name, await form.locator(`[name="${name}"]`).inputValue()]));

const forms = [
  {
    path: '/ar/contact?product=68',
    label: 'استفسار عن منتج',
    kind: 'inquiry',
    ids: 'PUB-PROD-17, PUB-PROD-22, PUB-PROD-23',
    refused: 'تعذّر إرسال الاستفسار',
    success: 'تم إرسال استفسارك بنجاح!',
    back: '/ar/contact?sent=inquiry',
    values: { name: 'ريم', email: 'reem@screens.example' },
  },
  {
    path: '/ar/quote?product=68',
    label: 'طلب عرض سعر',
    kind: 'quote',
    ids: 'PUB-REG-32, PUB-REG-33',
    refused: 'تعذّر إرسال طلبك. يرجى مراجعة الحقول.',
    success: 'شكرًا لك! سيتصل بك مهندس خلال يوم عمل واحد.',
    back: '/ar/quote?sent=quote&adds_to=…',
    values: { name: 'ريم', what: 'ذا فيجن', city: 'جدة' },
  },
  {
    path: '/ar/register',
    label: 'طلب مشروع',
    kind: 'project_request',
    ids: 'PUB-REG-08..24, PUB-REG-27, PUB-REG-28',
    refused: 'تعذّر إرسال الطلب، يرجى المحاولة مرة أخرى.',
    success: 'تم إرسال طلب مشروعك بنجاح!',
    back: '/ar/register?sent=project_request',
    values: {
      fullName: 'ريم صاحبة المشروع',
      companyName: 'شركة المدى',
      jobTitle: 'مهندسة',
      email: 'reem@screens.example',
      website: 'https://screens.example',
      projectName: 'البرج',
      location: 'جدة',
      startDate: '2099-01-15',
      projectType: 'Event Setup',
      budget: '250k+',
      timeline: '6+ months',
      description: 'سطر أول\nوسطر ثانٍ',
      specs: 'P2.5',
      decisionMaker: 'No',
      stage: 'Final Decision',
    },
  },
  {
    path: '/ar',
    label: 'اجتماع',
    kind: 'booking',
    ids: 'PUB-BOOK-10..15, PUB-BOOK-19',
    refused: 'تعذّر حجز موعدك. يرجى مراجعة اليوم وبقية الحقول.',
    success: 'تم إرسال طلبك بنجاح. شكرًا لتواصلك معنا!',
    back: '/ar?sent=booking',
    values: {
      date: '2099-01-15',
      time: '10:30',
      name: 'ريم صاحبة الموعد',
      meetingType: 'teams',
      email: 'reem@a.example',
    },
  },
  {
    path: '/ar/the-vision',
    label: 'ذا فيجن: عرض سعر',
    kind: 'vision_quote',
    ids: 'PUB-VISION-17, OP-060',
    refused: 'تعذّر إرسال طلبك. يرجى مراجعة الحقول.',
    success: 'شكرًا لك! سنجيبك خلال يوم عمل واحد.',
    back: '/ar/the-vision?sent=vision_quote',
    values: { name: 'ريم والرؤية', email: 'reem@a.example', size: '178', message: 'غرفة جلوس' },
  },
] as const;

const unlikely = 'لا يبدو هذا رقم هاتف صحيحًا. يرجى مراجعته، أو إعادة إرساله كما هو';

describe('without scripts', () => {
  it.each(forms)(
    'a $kind comes back with its defect beside the field and everything else as it was, and is then taken [$ids]',
    async ({ path, label, kind, refused, success, back, values }) => {
      const [page, form] = await openForm(path, label);
      await fill(form, { ...values, phone: '12' });
      await form.getByRole('checkbox').check();
      await form.locator('.form-send').click();

      await expect.poll(() => form.getByRole('alert').textContent()).toBe(refused);
      const phone = form.locator('[name="phone"]');
      await expect.poll(() => page.locator(`#${kind}-phone-error`).textContent()).toBe(unlikely);
      await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => valuesOf(form, Object.keys(values))).toEqual(Object.entries(values));
      await expect.poll(() => phone.inputValue()).toBe('12');
      await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(true);

      await phone.fill('٠٥٠ ١٢٣ ٤٥٦٧');
      await form.locator('.form-send').click();
      await form.getByRole('alert').filter({ hasText: success }).waitFor();
      await expect.poll(() => addressOf(page)).toBe(back);
      await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(false);
      expect(await site.stored(kind)).toContain('+966501234567');
    },
  );

  it.each(forms)(
    'a $kind with a phone number that cannot be right is taken when it is sent again as it is [PUB-GEN-90]',
    async ({ path, label, kind, success, values }) => {
      const [page, form] = await openForm(path, label);
      await fill(form, { ...values, phone: '٠٥٠ ١٢' });
      await form.locator('.form-send').click();
      await expect.poll(() => page.locator(`#${kind}-phone-error`).textContent()).toBe(unlikely);
      await form.locator('.form-send').click();
      await form.getByRole('alert').filter({ hasText: success }).waitFor();
      expect(await site.stored(kind)).toContain('٠٥٠ ١٢');
    },
  );

  it('a subscription is answered on the page it was sent from [PUB-GEN-28]', async () => {
    const page = await open('/en/about');
    const form = page.getByRole('form', { name: 'Newsletter' });
    const [field, said] = [form.getByLabel('Your e-mail address'), form.getByRole('status')];
    await field.fill('reem@nowhere');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => said.textContent()).toBe('Please enter a valid e-mail address');
    await expect
      .poll(async () => [await field.inputValue(), await field.getAttribute('aria-invalid')])
      .toEqual(['reem@nowhere', 'true']);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await field.fill('reem@screens.example');
    await writeLikeAPerson(page);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await said.filter({ hasText: 'Thank you! You are on the list.' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/en/about?sent=newsletter');
  });

  it('a refused comment comes back as it was written, and its second try leads to its section [PUB-GEN-04]', async () => {
    const guide = '/ar/our-community?blog=1-Buying-Guide&section=1-How-to-choose-a-pixel-pitch';
    const page = await open(guide);
    const form = page.locator('form[data-adds="comment"]');
    const [name, text] = [form.locator('[name="username"]'), form.locator('[name="text"]')];
    await name.fill('  ');
    await text.fill('كلام لا يضيع');
    await form.getByRole('button', { name: 'نشر' }).click();
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('جميع الحقول مطلوبة');
    await expect
      .poll(async () => [await text.inputValue(), await name.getAttribute('aria-invalid')])
      .toEqual(['كلام لا يضيع', 'true']);
    await name.fill('ريم');
    await writeLikeAPerson(page);
    await form.getByRole('button', { name: 'نشر' }).click();
    await page.waitForURL(/posted=comment/);
    await expect.poll(() => addressOf(page)).toBe(`${guide}&posted=comment`);
    await expect.poll(() => page.locator('.comments .comment').last().textContent()).toContain('كلام لا يضيع');
  });

  it('a suspicious comment is not shown, and its writer reads that it awaits review [OP-050, OP-097]', async () => {
    const page = await open('/ar/our-community?blog=1-Buying-Guide&section=1-How-to-choose-a-pixel-pitch');
    const form = page.locator('form[data-adds="comment"]');
    await form.locator('[name="username"]').fill('ريم');
    await form.locator('[name="text"]').fill('تعليق ينتظر المراجعة');
    await form.locator('[name="fax"]').fill('a program fills in everything', { force: true });
    await form.getByRole('button', { name: 'نشر' }).click();
    await page.getByText('شكرًا لك. ما كتبته بانتظار المراجعة وسيظهر بعدها.').waitFor();
    await expect.poll(() => page.getByText('تعليق ينتظر المراجعة').count()).toBe(0);
  });
});
