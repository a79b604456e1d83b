import { launchBrowser, openPage } from '../support/browser.ts';
import { logIn } from '../support/dashboard.ts';
import { isOwn, ownBytes, watchFetched } from '../support/fetched-bytes.ts';

const mostBytes = 163_000;

/**
 * Prints the bytes and files that a browser fetches from the login to the categories.
 * @returns whether the bytes are within the limit
 */
export async function checkDashboardWeight(origin: string, print: (line: string) => void): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const { page } = await openPage(browser, { origin, path: '/robots.txt', language: 'ar', asksNobodyElse: true });
    const fetched = await watchFetched(page);
    await page.goto('/dashboard');
    await page.locator('[name=username]').waitFor();
    const login = ownBytes(fetched);
    await logIn(page);
    await page.locator('.record-card').first().waitFor();
    const all = ownBytes(fetched);
    print(`Dashboard: ${login} bytes for the login, ${all} until the categories stand (at most ${mostBytes}).`);
    for (const [path, size] of fetched)
      print(`  ${String(size).padStart(7)} ${path}${isOwn(path) ? '' : ' (not counted)'}`);
    return all <= mostBytes;
  } finally {
    await browser.close();
  }
}
