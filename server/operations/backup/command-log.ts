import type { Logger } from '../../logger.ts';

/** The log of commands: only warnings and errors. */
export const commandLog: Logger = {
  info() {},
  warn: (_context, message) => process.stderr.write(`${message}\n`),
  error: (_context, message) => process.stderr.write(`${message}\n`),
};
