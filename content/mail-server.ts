/**
 * The encryption of the connection to a mail server: from the first byte, before anything is sent (the connection is
 * closed if the server does not support it), or none.
 */
export const mailEncryptions = ['tls', 'starttls', 'none'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];

/** Milliseconds after which a waiting email is sent only after confirmation, because its content may be outdated. */
export const oldAfter = 3 * 86_400_000;

/**
 * Ports on which mail servers accept emails. No other port can be set, so that the server cannot be used to scan for
 * other services.
 */
export const mailPorts = [587, 465, 25, 2525] as const;

/** The usual encryption on a port. */
export const usualEncryption = (port: number): MailEncryption => (port === 465 ? 'tls' : 'starttls');
