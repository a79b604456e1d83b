/**
 * How the connection to a mail server is encrypted: from its first byte, before anything is sent (and given up where the
 * server cannot), or not at all.
 */
export const mailEncryptions = ['tls', 'starttls', 'none'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];

/** Milliseconds after which an email that waits goes out only after a question: what it says may no longer be true. */
export const oldAfter = 3 * 86_400_000;

/** Ports on which mail servers take emails. No other one can be set, so that the server cannot be used to try what listens elsewhere. */
export const mailPorts = [587, 465, 25, 2525] as const;

/** The encryption that mail servers expect on a port. */
export const usualEncryption = (port: number): MailEncryption => (port === 465 ? 'tls' : 'starttls');
