import { setImmediate } from 'node:timers/promises';
import { quotationStateOf } from '../../../content/quotations/state.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow } from '../../database/tables.ts';
import { csvLine, csvStart } from '../../enquiries/managing/csv-line.ts';
import { contentOf } from '../rows/quotation-row.ts';
import { listQuotations } from './list-quotations.ts';
import type { QuotationFilter } from './quotation-filter.ts';

const columns = [
  'number',
  'version',
  'state',
  'country',
  'language',
  'customer_name',
  'customer_company',
  'customer_email',
  'customer_phone',
  'customer_vat_number',
  'subject',
  'items',
  'currency',
  'taxable',
  'tax',
  'total',
  'sent_at',
  'valid_until',
  'first_opened_at',
  'opened_count',
  'answered_at',
  'answered_name',
  'answer_reason',
  'withdrawn_at',
  'created_at',
] as const;

const portion = 200;

/** A machine-readable amount without digit groups: 1234.50. */
const decimal = (value: number | null): string =>
  value === null ? '' : `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

function cellsOf(row: QuotationRow, now: Date): Readonly<Record<(typeof columns)[number], string>> {
  const { customer, subject, items } = contentOf(row);
  return {
    number: row.number ?? '',
    version: String(row.version),
    state: quotationStateOf(row, now),
    country: row.country,
    language: row.language,
    customer_name: customer.name,
    customer_company: customer.company,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_vat_number: customer.vatNumber,
    subject,
    items: String(items.length),
    currency: row.currency,
    taxable: decimal(row.taxable),
    tax: decimal(row.tax),
    total: decimal(row.total),
    sent_at: row.sent_at ?? '',
    valid_until: row.valid_until ?? '',
    first_opened_at: row.first_opened_at ?? '',
    opened_count: String(row.opened_count),
    answered_at: row.answered_at ?? '',
    answered_name: row.answered_name ?? '',
    answer_reason: row.answer_reason ?? '',
    withdrawn_at: row.withdrawn_at ?? '',
    created_at: row.created_at,
  };
}

/** The quotations of a filter as CSV, newest first, in portions. Totals are those of the last sent version. */
export async function* exportQuotations(
  database: Pick<Database, 'read'>,
  filter: QuotationFilter,
  now: Date,
): AsyncGenerator<string> {
  yield csvStart + csvLine(columns);
  for (let after: number | undefined; ; await setImmediate()) {
    const { rows, next } = await listQuotations(database, { ...filter, after, limit: portion, now });
    yield rows
      .map((row) => {
        const cells = cellsOf(row, now);
        return csvLine(columns.map((column) => cells[column]));
      })
      .join('');
    if (next === null) return;
    after = next;
  }
}
