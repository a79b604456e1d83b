import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillRequest, nextStep, sampleRequest } from '../support/fill-request.ts';
import { openFormSite } from '../support/form-site.ts';

const { site, browser } = await openFormSite();

const english = { width: 390, height: 844, language: 'en' } as const;

async function open(options: Parameters<typeof site.visit>[2] = {}): Promise<{ page: Page; form: Locator }> {
  const page = await site.visit(browser, '/en/register', { ...english, ...options });
  if (options.javaScript !== false) await page.locator('.form-steps[data-step]').waitFor();
  return { page, form: page.getByRole('form', { name: 'Project request' }) };
}

/** The headings of the visible parts. */
const seen = (form: Locator) =>
  form
    .locator('legend')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
        .map((heading) => heading.textContent),
    );
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const [first, second, third] = [
  'Step 1 of 3 About you',
  'Step 2 of 3 About the project',
  'Step 3 of 3 The details',
] as const;

describe('the project request where scripts run', () => {
  it('shows one part at a time, and what sends it below the last', async () => {
    const { page, form } = await open();
    await expect.poll(() => seen(form)).toEqual([first]);
    await expect.poll(() => form.locator('.form-consent').isVisible()).toBe(false);
    await expect.poll(() => form.getByRole('button').allTextContents()).toEqual(['Next']);
    await expect.poll(() => form.locator('[aria-current="step"]').allTextContents()).toEqual(['About you']);
    await fillRequest(form);
    await expect.poll(() => seen(form)).toEqual([third]);
    await expect.poll(() => form.locator('[aria-current="step"]').allTextContents()).toEqual(['The details']);
    await expect.poll(() => form.getByRole('button').allTextContents()).toEqual(['Back', 'Send']);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it('keeps what was typed on the way back, by its own button and by those of the browser', async () => {
    const { page, form } = await open();
    await fillRequest(form);
    await form.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => seen(form)).toEqual([second]);
    await expect.poll(() => form.getByLabel('Project name').inputValue()).toBe('Lobby');
    await page.goBack();
    await expect.poll(() => seen(form)).toEqual([third]);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => seen(form)).toEqual([first]);
    await expect.poll(() => isFocused(form.getByText(first))).toBe(true);
    await expect.poll(() => form.getByLabel('Full name').inputValue()).toBe(sampleRequest.fullName);
    await page.goForward();
    await expect.poll(() => seen(form)).toEqual([second]);
  });

  it('leads back to the step of what the server refuses, and is sent once it is mended', async () => {
    const { form } = await open();
    await fillRequest(form, { ...sampleRequest, fullName: 'Sara of the steps', phone: '12' });
    await form.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => seen(form)).toEqual([first]);
    const phone = form.getByLabel('Phone');
    await expect.poll(() => isFocused(phone)).toBe(true);
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('Failed to send inquiry, please try again.');
    await phone.fill('050 123 4567');
    await nextStep(form);
    await nextStep(form);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => form.getByRole('alert').textContent())
      .toBe('Your project inquiry has been sent successfully!');
    await expect.poll(() => seen(form)).toEqual([first]);
    await expect.poll(() => form.getByRole('alert').isVisible()).toBe(true);
    expect(await site.stored('project_request')).toContain('Sara of the steps');
  });

  it('shows that it was sent where it is seen, also when the page has come to rest [PUB-REG-30]', async () => {
    const { page, form } = await open();
    await fillRequest(form);
    await form.getByRole('button', { name: 'Send' }).click();
    const alert = form.getByRole('alert');
    await expect.poll(() => alert.textContent()).toBe('Your project inquiry has been sent successfully!');
    let before = -1;
    const isAtRest = async (): Promise<boolean> => {
      const last = before;
      before = await page.evaluate(() => scrollY);
      return before === last;
    };
    await expect.poll(isAtRest, { interval: 500 }).toBe(true);
    const isInView = () =>
      alert.evaluate((element) => {
        const { left, width, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + width / 2, y) === element);
      });
    await expect.poll(isInView).toBe(true);
  });

  it('stands alone with its first part until the script comes, and whole where it does not come', async () => {
    const { page, form } = await open();
    await page.route(/step-form.*\.js$/, (route) => route.abort());
    await page.reload();
    await expect.poll(() => seen(form)).toEqual([first]);
    await expect.poll(() => seen(form), { timeout: 20_000 }).toEqual([first, second, third]);
    await expect.poll(() => form.getByRole('button', { name: 'Send' }).isVisible()).toBe(true);
  });
});

it('without scripts the project request is whole, and no step is spoken of', async () => {
  const { form } = await open({ javaScript: false });
  await expect.poll(() => form.locator('fieldset:visible').count()).toBe(3);
  await expect.poll(() => form.getByRole('group', { name: /^About you$/ }).count()).toBe(1);
  await expect.poll(() => form.getByText('Step 1 of 3').isVisible()).toBe(false);
  await expect.poll(() => form.getByRole('button').allTextContents()).toEqual(['Send']);
});
