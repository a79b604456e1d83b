import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Number of file parts per query. */
export const partsAtOnce = 50;

/** The bytes of a file in base64, part by part. */
export async function* readParts(read: Kysely<Tables>, fileId: number): AsyncGenerator<string> {
  for (let after = -1; ; await breathe()) {
    const parts = await read
      .selectFrom('enquiry_file_part')
      .select(['position', 'content'])
      .where('file_id', '=', fileId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(partsAtOnce)
      .execute();
    for (const { content } of parts) yield content;
    after = parts.at(-1)?.position ?? after;
    if (parts.length < partsAtOnce) return;
  }
}

export async function readContent(read: Kysely<Tables>, fileId: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readParts(read, fileId)) parts.push(Buffer.from(part, 'base64'));
  return Buffer.concat(parts);
}
