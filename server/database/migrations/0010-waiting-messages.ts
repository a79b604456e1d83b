import type { SchemaModule } from 'kysely';

/** What is asked at every message of a visitor must not cost more the more there are, also where letters only wait. */
export async function waitingMessages(schema: SchemaModule): Promise<void> {
  const columns = ['purpose', 'sent_at', 'failed_at', 'next_at'];
  await schema.createIndex('outbox_purpose').on('outbox').columns(columns).execute();
  await schema.createIndex('used_pass_expires').on('used_pass').column('expires_at').execute();
}
