import { afterEach, expect, it, vi } from 'vitest';
import type { Enquiry } from '../../../calls/enquiries.ts';
import { loadLateMessages } from '../../../language/late-messages.ts';
import { gistOf } from './gist-of.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const enquiry = {
  id: 1,
  reference: '261122-ABC',
  kind: 'inquiry',
  status: 'new',
  held: false,
  suspicions: [],
  fields: {},
  subject: 'Product enquiry · Vision · Ali',
  message: '',
  sender: 'Ali',
  email: null,
  phone: null,
  phone_typed: null,
  phone_shown: null,
  phone_to_check: false,
  product: 68,
  page: '',
  language: 'en',
  country: 'sa',
  meeting_at: null,
  cancelled_at: null,
  follow_up_on: null,
  assigned_to: null,
  awaiting_since: null,
  test: false,
  lost_reason: null,
  notes: '',
  created_at: '2026-11-22T09:00:00.000Z',
  updated_at: '2026-11-22T09:00:00.000Z',
} as const satisfies Enquiry;

it('the line of a message names its product in the reader’s language, by its number if its name is not known', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'ar' });
  const t = await loadLateMessages('ar');
  const about = (en: string, ar: string) => ({ id: 68, title: { en, ar }, exists: true });
  expect(gistOf({ ...enquiry, about: about('Vision 55', 'رؤية 55') }, t)).toBe('رؤية 55');
  expect(gistOf({ ...enquiry, about: about('Vision 55', '') }, t)).toBe('Vision 55');
  expect(gistOf({ ...enquiry, about: about('', '') }, t)).toBe('المنتج رقم 68');
  expect(gistOf(enquiry, t)).toContain('Vision');
});
