import { type SchemaModule, sql } from 'kysely';

/**
 * What the outbox is asked for costs by what waits, not by what ever went out: an index over the waiting rows for each
 * question of who sends, and one for each state the dashboard lists. Visits are summed up
 * from their indexes alone, and old consents of subscribers are found by their time.
 */
export async function lettersAndVisits(schema: SchemaModule): Promise<void> {
  for (const former of ['outbox_due', 'outbox_purpose']) await schema.dropIndex(former).execute();
  const index = (name: string) => schema.createIndex(name).on('outbox');
  const waiting = sql<boolean>`sent_at is null and failed_at is null`;
  const toTargets = sql<boolean>`${waiting} and address is not null`;
  const letters = sql<boolean>`${waiting} and address is null`;
  const leased = sql<boolean>`${toTargets} and lease_id is not null`;
  await index('outbox_letters').columns(['next_at', 'id']).where(letters).execute();
  await index('outbox_targets').columns(['address', 'next_at', 'id']).where(toTargets).execute();
  // Which targets are written to just now, and which rest.
  await index('outbox_leased').columns(['address', 'lease_until']).where(leased).execute();
  await index('outbox_resting').columns(['address', 'hindrance', 'next_at']).where(toTargets).execute();

  await index('outbox_waiting').column('id').where(waiting).execute();
  for (const [state, condition] of [
    ['sent', sql<boolean>`sent_at is not null`],
    ['failed', sql<boolean>`failed_at is not null`],
    ['failing', sql<boolean>`sent_at is null and last_error is not null`],
  ] as const)
    await index(`outbox_${state}`).column('id').where(condition).execute();

  const ofSubscriptions = schema.createIndex('consent_at').on('consent').column('at');
  await ofSubscriptions.where(sql<boolean>`enquiry_id is null`).execute();
  await schema.createIndex('visit_sums').on('visit').columns(['day', 'country', 'visits']).execute();
  await schema.createIndex('visit_pages').on('visit').columns(['day', 'page', 'record_id', 'visits']).execute();
}
