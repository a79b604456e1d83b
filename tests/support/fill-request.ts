import type { Locator } from 'playwright-core';

/** The fields of a project request, by the steps of the form. */
const steps = [
  ['fullName', 'companyName', 'jobTitle', 'email', 'phone', 'website'],
  ['projectName', 'location', 'startDate', 'projectType', 'budget', 'timeline'],
  ['decisionMaker', 'stage', 'description', 'specs'],
] as const;

type RequestField = (typeof steps)[number][number];

const lists: ReadonlySet<RequestField> = new Set(['projectType', 'budget', 'timeline', 'decisionMaker', 'stage']);

/** A request with all required fields. */
export const sampleRequest = {
  fullName: 'Sara Nasser',
  companyName: 'Nasser',
  jobTitle: 'Architect',
  email: 'sara@screens.example',
  phone: '+966 50 000 0000',
  projectName: 'Lobby',
  location: 'Riyadh',
  startDate: '2099-01-15',
  projectType: 'LED Installation',
  budget: '100-250k',
  timeline: '3-6 months',
  decisionMaker: 'Yes',
  stage: 'Initial Inquiry',
  description: 'A wall in the lobby.',
} as const satisfies Partial<Readonly<Record<RequestField, string>>>;

/** Opens the next step. */
export const nextStep = (form: Locator) => form.locator('[data-turn="1"]').click();

/** Fills in a request step by step, as a visitor does, and stays at the last step. */
export async function fillRequest(
  form: Locator,
  values: Partial<Readonly<Record<RequestField, string>>> = sampleRequest,
): Promise<void> {
  await form.page().locator('.form-steps[data-step]').waitFor();
  for (const [index, names] of steps.entries()) {
    if (index > 0) await nextStep(form);
    for (const name of names) {
      const value = values[name];
      if (value === undefined) continue;
      const field = form.locator(`[name="${name}"]`);
      await (lists.has(name) ? field.selectOption(value) : field.fill(value));
    }
  }
}
