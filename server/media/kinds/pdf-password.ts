import { createCipheriv, createHash } from 'node:crypto';

// The standard security handler (ISO 32000-2, 7.6.4), as far as it determines whether a document opens without a
// password. Many documents are encrypted only to restrict printing or editing; readers open those for everyone.

/** Padding of short passwords. */
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which current libraries no longer provide. */
function rc4(key: Uint8Array, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const swapped = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = swapped;
  };
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + (state[one] ?? 0) + (key[one % key.length] ?? 0)) & 0xff;
    swap(one, other);
  }
  let [one, other] = [0, 0];
  const crypted = content.map((byte) => {
    one = (one + 1) & 0xff;
    other = (other + (state[one] ?? 0)) & 0xff;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
  });
  return Buffer.from(crypted);
}

/** The hash of the empty password with a salt (algorithm 2.B). */
function hardenedHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string entry of a dictionary, in hexadecimal or literal notation (7.3.4). */
function stringIn(dictionary: string, name: string): Buffer {
  const hex = new RegExp(String.raw`/${name}\s*<([\da-f\s]*)>`, 'i').exec(dictionary)?.[1];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex');
  const start = new RegExp(String.raw`/${name}\s*\(`).exec(dictionary);
  if (start === null) return Buffer.alloc(0);
  let text = '';
  let depth = 1;
  for (const [token] of dictionary
    .slice(start.index + start[0].length)
    .matchAll(/\\(?:[0-7]{1,3}|\r\n|[^])|\r\n|[^]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) break;
    const escaped = token.startsWith('\\') ? token.slice(1) : undefined;
    if (escaped === undefined) text += token === '\r\n' || token === '\r' ? '\n' : token;
    else if (/^[0-7]/.test(escaped)) text += String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
    else if (!/^[\r\n]/.test(escaped)) text += escapes[escaped] ?? escaped;
  }
  return Buffer.from(text, 'latin1');
}

const numberIn = (dictionary: string, name: string): number | undefined => {
  const written = new RegExp(String.raw`/${name}\s+(-?\d+)`).exec(dictionary)?.[1];
  return written === undefined ? undefined : Number(written);
};

/** True if the document opens with the empty password. */
function opensWithoutPassword(encryption: string, id: Buffer): boolean {
  if (!/\/Filter\s*\/Standard\b/.test(encryption)) return false;
  const [owner, user] = [stringIn(encryption, 'O'), stringIn(encryption, 'U')];
  const revision = numberIn(encryption, 'R') ?? 0;
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    const hash = revision === 5 ? createHash('sha256').update(salt).digest() : hardenedHash(salt);
    return hash.equals(user.subarray(0, 32));
  }
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberIn(encryption, 'P') ?? 0) | 0);
  const isBare = revision >= 4 && /\/EncryptMetadata\s+false/.test(encryption);
  const start = md5(filling, owner.subarray(0, 32), permissions, id, Buffer.alloc(isBare ? 4 : 0, 0xff));
  if (revision < 3) return rc4(start.subarray(0, 5), filling).equals(user.subarray(0, 32));
  const bits = numberIn(encryption, 'Length') ?? 40;
  // Some programs write bytes instead of bits.
  const keyBytes = revision === 4 ? 16 : bits < 40 ? bits : bits / 8;
  let key = start;
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  let check = md5(filling, id);
  for (let round = 0; round < 20; round += 1) {
    const turned = key.map((byte) => byte ^ round);
    check = rc4(turned, check);
  }
  return check.equals(user.subarray(0, 16));
}

/** The last trailer, or dictionary of a cross-reference stream, with an encryption entry. */
function encryptedTrailer(text: string): string | undefined {
  for (let place = text.lastIndexOf('/Encrypt'); place >= 0; place = text.lastIndexOf('/Encrypt', place - 1)) {
    const start = Math.max(text.lastIndexOf('trailer', place), text.lastIndexOf(' obj', place));
    const end = /startxref|stream|endobj/.exec(text.slice(place, place + 100_000));
    const dictionary = text.slice(Math.max(start, 0), place + (end?.index ?? 0));
    if (dictionary.startsWith('trailer') || /\/XRef\b/.test(dictionary)) return dictionary;
    if (place === 0) break;
  }
  return undefined;
}

/** True for a PDF that needs a password to open. */
export function needsPassword(content: Buffer): boolean {
  const text = content.toString('latin1');
  const trailer = encryptedTrailer(text);
  if (trailer === undefined) return false;
  const [, number, generation] = /\/Encrypt\s+(\d+)\s+(\d+)\s+R/.exec(trailer) ?? [];
  if (number === undefined) return !opensWithoutPassword(trailer, firstIdIn(trailer));
  const object = new RegExp(String.raw`(?<!\d)${number}\s+${generation}\s+obj\b`, 'g');
  const start = [...text.matchAll(object)].at(-1)?.index;
  return start === undefined || !opensWithoutPassword(text.slice(start, start + 4096), firstIdIn(trailer));
}

/** The first part of the document's id, which is part of its key. */
const firstIdIn = (trailer: string): Buffer => stringIn(trailer.replace(/\/ID\s*\[\s*/, '/ID '), 'ID');
