import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { issueFormToken } from '../../server/forms/form-token.ts';
import { placeOfWorker } from './open-site.ts';

/** The key with which the worker's site signs form tokens. */
function signingKey(): string {
  const database = new DatabaseSync(join(placeOfWorker().dataDir, 'content.db'), { readOnly: true });
  const row = database.prepare("select value from secret where name = 'signing'").get();
  database.close();
  return String(row?.['value']);
}

/**
 * Makes the visitor's form token a minute older. A message that is sent sooner after its token than a person can write
 * is pending moderation. Waits until the page has fetched its token.
 */
export async function writeLikeAPerson(page: Page): Promise<void> {
  const formTokens = async () => (await page.context().cookies()).filter(({ name }) => name === 'form');
  await expect.poll(formTokens).toHaveLength(1);
  const older = issueFormToken(signingKey(), Date.now() - 60_000);
  await page.context().addCookies((await formTokens()).map((pass) => ({ ...pass, value: older })));
}
