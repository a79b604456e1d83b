import { violationsOn } from '../support/violations-on.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFormSite, tabTo } from '../support/form-site.ts';

const { site, browser } = await openFormSite();

const phone = { width: 390, height: 844, touch: true, language: 'ar' } as const;
const missing = 'يرجى تعبئة هذا الحقل';

/** The accessible description of a field. */
const describedBy = (field: Locator) =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

async function expectNoComplaints(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(page, { exclude: 'iframe' })).toEqual([]);
}

async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

type Typed = readonly (readonly [role: 'textbox' | 'combobox', name: string | RegExp, keys: string])[];

/** Moves to every field by Tab and types; in a list, chooses the next option. */
async function fill(page: Page, form: Locator, typed: Typed): Promise<void> {
  for (const [role, name, keys] of typed) {
    await tabTo(page, form.getByRole(role, { name }));
    if (role === 'combobox') await page.keyboard.press('ArrowDown');
    else await page.keyboard.type(keys);
  }
}

/** Expects the privacy notice and the only optional consent, which is not checked in advance. */
async function expectPrivacy(form: Locator): Promise<void> {
  await expect.poll(() => form.getByText('نستخدم هذه البيانات للرد عليك').isVisible()).toBe(true);
  await expect
    .poll(() => form.getByRole('link', { name: 'سياسة الخصوصية' }).getAttribute('href'))
    .toBe('/ar/privacy-policy');
  const consent = form.getByRole('checkbox', { name: 'أوافق على استلام الأخبار والعروض' });
  await expect.poll(() => consent.isChecked()).toBe(false);
  await expect.poll(() => consent.getAttribute('required')).toBeNull();
}

describe('on an Arabic phone, by keyboard and roles alone', () => {
  it('a product is asked about in its window, which then gives the focus back [PUB-GEN-03, PUB-PROD-05, PUB-PROD-17..22]', async () => {
    const page = await site.visit(browser, '/ar/product/68', phone);
    const opener = page.getByRole('button', { name: 'استفسر الآن' });
    await pressEnterOn(page, opener);
    const window = page.getByRole('dialog', { name: 'استفسر عن' });
    const send = window.getByRole('button', { name: 'إرسال' });
    await expectPrivacy(window);
    await pressEnterOn(page, send);
    await expect.poll(() => window.getByRole('alert').textContent()).toBe('جميع الحقول مطلوبة.');
    const name = window.getByRole('textbox', { name: 'الاسم' });
    await expectFocus(name);
    await expect.poll(() => describedBy(name)).toBe(missing);
    await expectNoComplaints(page);
    await fill(page, window, [
      ['textbox', 'الاسم', 'نورة المستفسرة'],
      ['textbox', 'البريد الإلكتروني', 'noura@screens.example'],
      ['textbox', 'رقم الهاتف', '٠٥٠١٢٣٤٥٦٧'],
    ]);
    await pressEnterOn(page, send);
    await page.getByRole('alert').filter({ hasText: 'تم إرسال استفسارك بنجاح!' }).waitFor();
    await expect.poll(() => window.isVisible()).toBe(false);
    await expectFocus(opener);
    await expectNoComplaints(page);
    const stored = await site.stored('inquiry');
    for (const words of ['نورة المستفسرة', '+966501234567']) expect(stored).toContain(words);
  });

  it('a message is written on Contact [PUB-GEN-03, PUB-CONTACT-05..11]', async () => {
    const page = await site.visit(browser, '/ar/contact', phone);
    const form = page.getByRole('form', { name: 'رسالة تواصل' });
    await expectPrivacy(form);
    await fill(page, form, [
      ['textbox', 'الاسم', 'نورة المتصلة'],
      ['textbox', 'البريد الإلكتروني', 'noura@screens.example'],
      ['textbox', 'الرسالة', 'جدار بطول 12 مترًا'],
    ]);
    await tabTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await pressEnterOn(page, form.getByRole('button', { name: 'إرسال' }));
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('✅ شكرًا لتواصلك مع وميض!');
    await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(false);
    expect(await site.stored('contact')).toContain('نورة المتصلة');
  });

  it('a project is requested step by step, in the currency of the visitor’s country [PUB-GEN-03, PUB-GEN-15, PUB-REG-08..25, PUB-REG-27]', async () => {
    const page = await site.visit(browser, '/ar/register', { ...phone, country: 'ae' });
    const form = page.getByRole('form', { name: 'طلب مشروع' });
    const next = form.getByRole('button', { name: 'التالي' });
    await page.locator('.form-steps[data-step]').waitFor();
    const errors = form.locator('.form-error', { hasText: missing });
    await pressEnterOn(page, next);
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('يرجى تعبئة جميع الحقول غير الاختيارية.');
    await expect.poll(() => errors.count()).toBe(5);
    await expectFocus(form.getByRole('textbox', { name: 'الاسم الكامل' }));
    await expectNoComplaints(page);
    await fill(page, form, [
      ['textbox', 'الاسم الكامل', 'نورة صاحبة المشروع'],
      ['textbox', 'اسم الشركة', 'شركة المدى'],
      ['textbox', 'المسمى الوظيفي', 'مهندسة'],
      ['textbox', 'البريد الإلكتروني', 'noura@screens.example'],
      ['textbox', 'رقم الهاتف', '050 123 4567'],
    ]);
    await pressEnterOn(page, next);
    await expectFocus(form.getByText('الخطوة 2 من 3 عن المشروع'));
    await expect.poll(() => form.getByRole('group', { name: 'الخطوة 2 من 3 عن المشروع' }).count()).toBe(1);
    await expect.poll(() => form.locator('[role="alert"]').textContent()).toBe('');
    await expectNoComplaints(page);
    await fill(page, form, [
      ['textbox', 'اسم المشروع', 'البرج'],
      ['textbox', /^الموقع$/, 'دبي'],
    ]);
    await tabTo(page, form.getByLabel('تاريخ البدء'));
    await page.keyboard.type('01152099');
    await fill(page, form, [
      ['combobox', 'نوع المشروع', ''],
      ['combobox', /^الميزانية.*(?:AED|درهم)/, ''],
      ['combobox', 'المدة الزمنية', ''],
    ]);
    await pressEnterOn(page, next);
    await expectPrivacy(form);
    const send = form.getByRole('button', { name: 'إرسال' });
    await pressEnterOn(page, send);
    await expect.poll(() => errors.count()).toBe(3);
    await expectNoComplaints(page);
    await fill(page, form, [
      ['combobox', 'هل أنت صاحب القرار؟', ''],
      ['combobox', 'المرحلة', ''],
      ['textbox', 'وصف المشروع', 'واجهة بطول 40 مترًا'],
    ]);
    await pressEnterOn(page, send);
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('تم إرسال طلب مشروعك بنجاح!');
    await expect.poll(() => form.locator('[name="projectName"]').inputValue()).toBe('');
    await expectFocus(form.getByText('الخطوة 1 من 3 بياناتك'));
    const stored = await site.stored('project_request');
    for (const words of ['نورة صاحبة المشروع', '+971501234567', '2099-01-15', 'Visual Solutions', '50-100k'])
      expect(stored).toContain(words);
  });

  it('a meeting is booked on Home, in a time zone that is named [PUB-BOOK-09..15, PUB-BOOK-18, PUB-BOOK-19, PUB-HOME-10]', async () => {
    const page = await site.visit(browser, '/ar', phone);
    const form = page.getByRole('form', { name: 'اجتماع' });
    const send = form.getByRole('button', { name: 'احجز الاجتماع' });
    await pressEnterOn(page, page.locator('.booking-bar'));
    await expect.poll(() => form.getByText('بتوقيت الرياض').isVisible()).toBe(true);
    await expectPrivacy(form);
    await tabTo(page, form.getByRole('button', { name: 'الشهر التالي' }));
    await page.keyboard.press('Enter');
    const day = form.locator('.day[tabindex="0"]');
    const chosen = await day.getAttribute('data-day');
    await pressEnterOn(page, day);
    await expect.poll(() => form.getByRole('gridcell', { selected: true }).count()).toBe(1);
    await tabTo(page, form.getByLabel('الوقت'));
    await page.keyboard.type('1030AM');
    await fill(page, form, [
      ['textbox', 'الاسم', 'نورة صاحبة الموعد'],
      ['textbox', 'رقم الهاتف', '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧'],
      ['combobox', 'نوع الاجتماع', ''],
    ]);
    await pressEnterOn(page, send);
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('تم إرسال طلبك بنجاح. شكرًا لتواصلك معنا!');
    await expectNoComplaints(page);
    const stored = await site.stored('booking');
    for (const words of ['نورة صاحبة الموعد', '+971501234567', chosen ?? '?', '10:30', 'zoom'])
      expect(stored).toContain(words);
  });

  it.each([
    [
      'اطلب عرض سعر',
      'ذا فيجن: عرض سعر',
      'vision_quote',
      [
        ['combobox', /^المقاس/, ''],
        ['textbox', /^عن مكانك/, 'غرفة جلوس'],
      ],
    ],
    ['اطلب اتصالًا', 'ذا فيجن: اتصال', 'vision_call', [['combobox', /^أنسب وقت للاتصال/, '']]],
  ] satisfies [string, string, string, Typed][])(
    '"%s" opens its form on The Vision, and what it sends is stored [PUB-VISION-16..19, OP-060]',
    async (button, label, kind, more) => {
      const page = await site.visit(browser, '/ar/the-vision', phone);
      // The header has a button with the same label for another form.
      await pressEnterOn(page, page.getByRole('main').getByRole('button', { name: button }));
      const form = page.getByRole('form', { name: label });
      const send = form.getByRole('button', { name: 'إرسال' });
      await expectPrivacy(form);
      await pressEnterOn(page, send);
      await expect.poll(() => form.getByRole('alert').textContent()).toBe('يرجى تعبئة جميع الحقول غير الاختيارية.');
      await expectNoComplaints(page);
      await fill(page, form, [['textbox', 'الاسم', 'نورة والرؤية'], ['textbox', 'رقم الهاتف', '0501234567'], ...more]);
      await pressEnterOn(page, send);
      await expect.poll(() => form.getByRole('alert').textContent()).toBe('شكرًا لك! سنجيبك خلال يوم عمل واحد.');
      await expectNoComplaints(page);
      expect(await site.stored(kind)).toContain('نورة والرؤية');
    },
  );
});
