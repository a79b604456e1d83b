import { z } from 'zod';
import type { EnquiryRow } from '../database/tables.ts';

const values = z.record(z.string(), z.unknown());
const reasons = z.array(z.string());

/** The values of a message, by the fields' names in the code. */
export const fieldsOf = ({ fields }: Pick<EnquiryRow, 'fields'>): Readonly<Record<string, unknown>> =>
  values.parse(JSON.parse(fields));

/** Why a message is or was held. */
export const suspicionsOf = ({ suspicions }: Pick<EnquiryRow, 'suspicions'>): readonly string[] =>
  reasons.parse(JSON.parse(suspicions));

/** A message as the administrator reads it. */
export const serializeEnquiry = (row: EnquiryRow) => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  status: row.status,
  held: row.held === 1,
  suspicions: suspicionsOf(row),
  fields: fieldsOf(row),
  subject: row.subject,
  message: row.message,
  sender: row.sender,
  email: row.email,
  phone: row.phone,
  product: row.product_id,
  page: row.page,
  language: row.language,
  country: row.country,
  meeting_at: row.meeting_at,
  notes: row.notes,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
