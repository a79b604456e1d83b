/** The accepted signature algorithms (IANA COSE algorithms): EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257] as const;
