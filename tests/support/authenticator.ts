import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes a key in base32 (RFC 4648), as an authenticator app does. */
export function fromBase32(key: string): Buffer {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What a page passes to an authenticator, and the origin of the page. */
interface Asked {
  readonly origin: string;
  readonly challenge: string;
}

/** WebAuthn flags: user present (1), user verified (4), attested credential data included (64). */
const recognised = 1 | 4;
const keyFollows = 64;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer): string => bytes.toString('base64url');

/** A software authenticator. It signs every challenge, also for a wrong origin. */
export class Authenticator {
  readonly credential = randomBytes(32);
  readonly #keys: KeyPair;
  counter = 0;
  flags = recognised;

  constructor(kind: keyof typeof makeKeys = 'ES256') {
    this.#keys = makeKeys[kind]();
  }

  /** The public key in the database's format. */
  get jsonWebKey(): JsonWebKey {
    return createPublicKey(this.#keys.secret).export({ format: 'jwk' });
  }

  #data(host: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const fixed = Buffer.alloc(5);
    fixed.writeUInt8(flags);
    fixed.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(host), fixed, rest]);
  }

  /** Creates its passkey (registration). */
  make({ origin, challenge }: Asked, more: object = {}, host = new URL(origin).hostname) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credential.length);
    const rest = Buffer.concat([Buffer.alloc(16), length, this.credential, this.#keys.cose]);
    const data = this.#data(host, this.flags | keyFollows, rest);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 255]),
      data,
    ]);
    const said = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false, ...more });
    return { client_data: base64(Buffer.from(said)), attestation: base64(attestation) };
  }

  /** Signs a challenge with its passkey (authentication). */
  sign({ origin, challenge }: Asked, more: object = {}, host = new URL(origin).hostname) {
    const said = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false, ...more }));
    const data = this.#data(host, this.flags);
    const signature = sign(this.#keys.digest, Buffer.concat([data, sha256(said)]), this.#keys.secret);
    return {
      credential: base64(this.credential),
      client_data: base64(said),
      authenticator_data: base64(data),
      signature: base64(signature),
    };
  }
}

interface KeyPair {
  readonly secret: KeyObject;
  readonly digest: 'sha256' | null;
  /** The public key in COSE format. */
  readonly cose: Buffer;
}

const fromJwk = (key: KeyObject, name: 'x' | 'y' | 'n'): Buffer =>
  Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url');
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

const makeKeys = {
  ES256(): KeyPair {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const cose = [hex('a5010203262001215820'), fromJwk(publicKey, 'x'), hex('225820'), fromJwk(publicKey, 'y')];
    return { secret: privateKey, digest: 'sha256', cose: Buffer.concat(cose) };
  },
  EdDSA(): KeyPair {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const cose = [hex('a4010103272006215820'), fromJwk(publicKey, 'x')];
    return { secret: privateKey, digest: null, cose: Buffer.concat(cose) };
  },
  RS256(): KeyPair {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const cose = [hex('a401030339010020590100'), fromJwk(publicKey, 'n'), hex('2143010001')];
    return { secret: privateKey, digest: 'sha256', cose: Buffer.concat(cose) };
  },
  'RS256 with 1024 bits'(): KeyPair {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const cose = [hex('a4010303390100205880'), fromJwk(publicKey, 'n'), hex('2143010001')];
    return { secret: privateKey, digest: 'sha256', cose: Buffer.concat(cose) };
  },
} as const;
