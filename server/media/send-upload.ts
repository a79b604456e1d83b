import type { FastifyReply, FastifyRequest } from 'fastify';
import { audienceOf, type FileGate } from './audience-of.ts';
import { sendStoredFile } from './send-stored-file.ts';

/** The download name: in ASCII for old clients, and unchanged for all others (RFC 6266, RFC 8187). */
export function toDisposition(downloadName: string, as: 'inline' | 'attachment' = 'inline'): string {
  const ascii = downloadName.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(downloadName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${as}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a stored file by its name.
 * @returns false if it does not exist for the requester, and nothing was sent. It does not return the reply, because
 * awaiting a reply resolves to undefined
 */
export async function sendUpload(
  gate: FileGate,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<boolean> {
  const audience = await audienceOf(gate, request, { name });
  if (audience === 'nobody') return false;
  const upload = await gate.store.openUpload(name);
  if (upload === null) return false;
  await sendStoredFile(request, reply, upload.file, {
    type: upload.type,
    tag: upload.hash,
    audience,
    disposition: toDisposition(upload.downloadName),
  });
  return true;
}
