import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { QuotationRow, Tables } from '../database/tables.ts';
import { quotationConditions } from '../quotations/managing/quotation-filter.ts';
import { idsIn, mostListed, type TaskSource, toTask } from './task.ts';

const eb = expressionBuilder<Tables, 'offer'>();

interface QuotationKind {
  readonly kind: 'accepted-offer' | 'asked-offer';
  readonly meets: Expression<SqlBool>;
  readonly atOf: (row: QuotationRow) => string | null;
}

function quotationsThat({ read }: Pick<Database, 'read'>, { kind, meets, atOf }: QuotationKind): TaskSource {
  const quotations = (marked: readonly string[]) => {
    const ids = idsIn(marked);
    const query = read.selectFrom('offer').where(meets);
    return ids.length === 0 ? query : query.where('id', 'not in', ids);
  };
  return {
    kind,
    count: async (marked) => {
      const counted = quotations(marked).select(({ fn }) => fn.countAll<number | string>().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
    list: async (marked) => {
      const rows = await quotations(marked).selectAll().orderBy('id').limit(mostListed).execute();
      return rows.map((row) =>
        toTask({ kind, id: row.id, title: row.customer, text: row.number ?? '', at: atOf(row) }),
      );
    },
  };
}

/** Quotations that were accepted since a time. */
export const acceptedQuotations = (database: Pick<Database, 'read'>, since: string): TaskSource =>
  quotationsThat(database, {
    kind: 'accepted-offer',
    meets: eb.and([eb('answer', '=', 'accepted'), eb('withdrawn_at', 'is', null), eb('answered_at', '>=', since)]),
    atOf: ({ answered_at }) => answered_at,
  });

/** Quotations with a customer's question that has no answer. */
export const questionedQuotations = (database: Pick<Database, 'read'>, now: Date): TaskSource =>
  quotationsThat(database, {
    kind: 'asked-offer',
    meets: eb.and(quotationConditions({ state: 'asked' }, now)),
    atOf: () => null,
  });
