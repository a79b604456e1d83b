import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const vectorBytes = 12;
const tagBytes = 16;

const keyFor = (key: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

/**
 * Encrypts for one purpose, such as the row that it belongs to. It cannot be decrypted for another purpose. Returns
 * base64url.
 */
export function seal(key: string, purpose: string, content: Buffer): string {
  const vector = randomBytes(vectorBytes);
  const sealing = createCipheriv(cipher, keyFor(key, purpose), vector);
  const sealed = Buffer.concat([sealing.update(content), sealing.final()]);
  return Buffer.concat([vector, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted content; `null` if it was encrypted with another key or for another purpose, or was changed. */
export function unseal(key: string, purpose: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(vectorBytes, vectorBytes + tagBytes);
  if (tag.length < tagBytes) return null;
  const opening = createDecipheriv(cipher, keyFor(key, purpose), bytes.subarray(0, vectorBytes));
  opening.setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(bytes.subarray(vectorBytes + tagBytes)), opening.final()]);
  } catch {
    return null;
  }
}
