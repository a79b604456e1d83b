import { parseArgs } from 'node:util';
import { issueSentence } from '../../content/issue-sentence.ts';
import { resetAdministrator } from '../accounts/reset-administrator.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Logger } from '../logger.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

/**
 * `npm run admin [-- --username <name>] [--password <password>]`: resets a forgotten password or a lost second factor.
 */
const log: Logger = {
  info() {},
  warn: (_context, message) => process.stderr.write(`${message}\n`),
  error: (_context, message) => process.stderr.write(`${message}\n`),
};

const { values } = parseArgs({ options: { username: { type: 'string' }, password: { type: 'string' } } });
if (values.password !== undefined && values.password.length < 8) {
  process.stderr.write('A password has at least 8 characters.\n');
  process.exitCode = 1;
} else {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const database = await connectDatabase({ dataDir, log, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const { username, password } = await resetAdministrator(database, values);
    process.stdout.write(`Username: ${username}\n`);
    if (values.password === undefined) process.stdout.write(`Password: ${password}\n`);
    process.stdout.write('The password is set without a second step, and every session was ended.\n');
  } catch (error) {
    if (!(error instanceof InvalidError)) throw error;
    for (const issue of error.issues) process.stderr.write(`${issueSentence(issue, 'en')}\n`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
