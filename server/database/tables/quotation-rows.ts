import { z } from 'zod';
import { mostMoney } from '../../../content/quotations/bounds.ts';
import { currencies, quotationContent, quotationSnapshot } from '../../../content/quotations/quotation.ts';
import { quotationAnswers, quotationEventKinds } from '../../../content/quotations/state.ts';
import { countries } from '../../../content/countries.ts';
import type { RowSchemas } from './row-schemas.ts';
import { bit, count, id, json, language, timestamp, text } from './row-cells.ts';

const money = z.int().min(0).max(mostMoney);

export const quotationRows = {
  offer: z.strictObject({
    id,
    enquiry_id: id.nullable(),
    language,
    country: z.enum(countries),
    currency: z.enum(currencies),
    customer: text,
    email: text.nullable(),
    phone: text.nullable(),
    content: json(quotationContent),
    folded: text,
    draft_total: money,
    is_changed: bit,
    version: count,
    number: text.nullable(),
    sent_at: timestamp.nullable(),
    first_sent_at: timestamp.nullable(),
    valid_until: z.iso.date().nullable(),
    taxable: money.nullable(),
    tax: money.nullable(),
    total: money.nullable(),
    first_opened_at: timestamp.nullable(),
    opened_count: count,
    answered_at: timestamp.nullable(),
    answer: z.enum(quotationAnswers).nullable(),
    answered_name: text.nullable(),
    answer_reason: text.nullable(),
    withdrawn_at: timestamp.nullable(),
    reminded_at: timestamp.nullable(),
    expired_at: timestamp.nullable(),
    erased_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  }),
  offer_version: z.strictObject({
    offer_id: id,
    version: count,
    sheet: json(quotationSnapshot),
    sent_at: timestamp,
    sent_by: text,
  }),
  offer_pdf: z.strictObject({ offer_id: id, version: count, content: z.base64() }),
  offer_counter: z.strictObject({ year: count, last: count }),
  offer_event: z.strictObject({
    id,
    offer_id: id,
    kind: z.enum(quotationEventKinds),
    version: count.nullable(),
    who: text,
    note: text,
    at: timestamp,
  }),
} satisfies RowSchemas;
