import { launchBrowser, openPage } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';

/** The longest that a task of a page may block the main thread. */
const longestMilliseconds = 50;
const typed = ['6', '3.4', '4', '20'];

/**
 * Types into the planner as a visitor does and prints the tasks that took too long.
 * @returns whether there are none
 */
export async function checkPlannerTasks(origin: string, print: (line: string) => void): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const { page } = await openPage(browser, {
      origin,
      path: '/en/planner?width=5&height=3&cabinet=1&cabinet=2&cabinet=4',
      language: 'en',
      hasSeenOffer: true,
    });
    await hydrated(page.locator('.plan-lens'));
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      new PerformanceObserver((list) => {
        const found = list.getEntries().map(({ duration }) => Math.round(duration));
        dataset['tasks'] = [dataset['tasks'] ?? '', ...found].join(' ').trim();
      }).observe({ type: 'longtask' });
    });
    for (const [index, name] of ['width', 'height', 'nearest', 'farthest'].entries()) {
      const field = page.locator(`.plan-form [name=${name}]`);
      await field.fill('');
      await field.pressSequentially(typed[index] ?? '', { delay: 120 });
      await page.waitForTimeout(600);
    }
    await page.waitForURL('**farthest=20**');
    const tasks = await page.evaluate(() => document.documentElement.dataset['tasks'] ?? '');
    print(
      tasks === ''
        ? `Planner: no task took more than ${longestMilliseconds} ms while somebody typed.`
        : `Planner: tasks of ${tasks} ms while somebody typed (at most ${longestMilliseconds}).`,
    );
    return tasks === '';
  } finally {
    await browser.close();
  }
}
