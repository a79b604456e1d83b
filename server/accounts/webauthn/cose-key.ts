import { createPublicKey } from 'node:crypto';
import { cose, decodeCredentialPublicKey, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

const { COSEALG, COSECRV, COSEKEYS, COSEKTY } = cose;

type Bytes = ReturnType<typeof isoBase64URL.toBuffer>;

const toText = (bytes: Bytes | undefined): string => (bytes === undefined ? '' : isoBase64URL.fromBuffer(bytes));
const toBytes = (text = ''): Bytes => isoBase64URL.toBuffer(text);

/** Converts a COSE key (RFC 9052, 9053) to the JSON Web Key that is stored; `null` for an unsupported type. */
export function toJsonWebKey(bytes: Bytes): JsonWebKey | null {
  const key = decodeCredentialPublicKey(bytes);
  const algorithm = key.get(COSEKEYS.alg);
  if (cose.isCOSEPublicKeyEC2(key) && algorithm === COSEALG.ES256 && key.get(COSEKEYS.crv) === COSECRV.P256)
    return { kty: 'EC', crv: 'P-256', x: toText(key.get(COSEKEYS.x)), y: toText(key.get(COSEKEYS.y)) };
  if (cose.isCOSEPublicKeyOKP(key) && algorithm === COSEALG.EdDSA && key.get(COSEKEYS.crv) === COSECRV.ED25519)
    return { kty: 'OKP', crv: 'Ed25519', x: toText(key.get(COSEKEYS.x)) };
  if (cose.isCOSEPublicKeyRSA(key) && algorithm === COSEALG.RS256)
    return { kty: 'RSA', n: toText(key.get(COSEKEYS.n)), e: toText(key.get(COSEKEYS.e)) };
  return null;
}

/** Converts a stored JSON Web Key back to its COSE key. */
export function toCoseKey({ kty, x, y, n, e }: JsonWebKey): Bytes {
  const entries: readonly (readonly [number, number | Bytes])[] =
    kty === 'EC'
      ? [
          [COSEKEYS.kty, COSEKTY.EC2],
          [COSEKEYS.alg, COSEALG.ES256],
          [COSEKEYS.crv, COSECRV.P256],
          [COSEKEYS.x, toBytes(x)],
          [COSEKEYS.y, toBytes(y)],
        ]
      : kty === 'OKP'
        ? [
            [COSEKEYS.kty, COSEKTY.OKP],
            [COSEKEYS.alg, COSEALG.EdDSA],
            [COSEKEYS.crv, COSECRV.ED25519],
            [COSEKEYS.x, toBytes(x)],
          ]
        : [
            [COSEKEYS.kty, COSEKTY.RSA],
            [COSEKEYS.alg, COSEALG.RS256],
            [COSEKEYS.n, toBytes(n)],
            [COSEKEYS.e, toBytes(e)],
          ];
  return isoCBOR.encode(new Map(entries));
}

/** The shortest RSA key that is still safe, in bits. */
const leastRsaBits = 2048;

/** True if signatures can be checked with the key. The library does not validate the numbers of a new key. */
export function isSafeKey(key: JsonWebKey): boolean {
  const { modulusLength } = createPublicKey({ key, format: 'jwk' }).asymmetricKeyDetails ?? {};
  return modulusLength === undefined || modulusLength >= leastRsaBits;
}
