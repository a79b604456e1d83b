import type { SchemaModule } from 'kysely';

/** A phone number as a visitor typed it, beside what was made of it. */
export async function typedPhones(schema: SchemaModule): Promise<void> {
  await schema.alterTable('enquiry').addColumn('phone_typed', 'text').execute();
}
