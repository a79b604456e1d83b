import { afterEach, inject } from 'vitest';
import type { SiteContent } from '../../support/site-template.ts';
import { openContent } from '../../support/open-site.ts';
import type { EngineBrowser, EnginePage } from './engine-page.ts';
import type { EngineName } from './engines.ts';
import { launchPuppeteer } from './launch-puppeteer.ts';
import { launchWebKit } from './launch-webkit.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

/** The engine of this run. */
export const engine: EngineName = inject('engine');

/** Shared by all test files of the worker. */
let browserOfWorker: Promise<EngineBrowser> | undefined;

const launchEngine = () => (engine === 'webkit' ? launchWebKit() : launchPuppeteer(engine));

interface VisitOptions extends Omit<VisitorOptions, 'origin'> {
  /** Features that the window must lack, by their names in WebKit. */
  readonly without?: readonly string[];
}

/**
 * Resets the worker's site to this content before each test (`openContent`) and starts the engine of this run. Must be
 * called at the top level of a file.
 * @returns a function that opens a page as a visitor; the page closes after the test
 */
export async function openEngine(content: SiteContent) {
  const site = await openContent(content);
  const browser = await (browserOfWorker ??= launchEngine());
  const pages: EnginePage[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });
  const visit = async ({ without, ...options }: VisitOptions = {}): Promise<Visitor> => {
    const page = await browser.openPage(without);
    pages.push(page);
    return Visitor.arrive(page, { origin: site.origin, ...options });
  };
  return { site, visit };
}

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}
