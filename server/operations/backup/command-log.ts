import type { Logger } from '../../logger.ts';

/** The log of commands: whoever runs one reads what went wrong, and nothing else. */
export const commandLog: Logger = {
  info() {},
  warn: (_context, message) => process.stderr.write(`${message}\n`),
  error: (_context, message) => process.stderr.write(`${message}\n`),
};
