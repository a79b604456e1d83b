import { mkdir } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { findChromium } from './browser.ts';
import type { SiteContent, SiteTemplate } from './site-template.ts';
import { startSite } from './start-site.ts';

/** A site that the tests of one worker use in turn. */
export interface JourneyPlace {
  readonly origin: string;
  readonly dataDir: string;
}

type Ending = () => Promise<void>;

async function makeTemplate(content: SiteContent, endings: Ending[]): Promise<SiteTemplate> {
  const site = await startSite({ environment: { DEMO: content === 'demo' ? '1' : '0' } });
  endings.push(() => site.stop());
  await site.end();
  await mkdir(`${site.dataDir}/images`, { recursive: true });
  return { dataDir: site.dataDir, session: site.session };
}

async function openPlace(template: SiteTemplate, endings: Ending[]): Promise<JourneyPlace> {
  const site = await startSite({ template });
  endings.push(() => site.stop());
  return { origin: site.origin, dataDir: site.dataDir };
}

/** Starts a site for each worker, once for the whole run, and creates the templates of their content. */
export default async function startForJourneys(project: TestProject): Promise<Ending> {
  const endings: Ending[] = [];
  const end = async () => {
    for (const ending of endings.toReversed()) await ending();
  };
  try {
    // Two workers that unpack Chromium at the same time could start an incomplete one.
    await findChromium();
    const [demo, empty] = await Promise.all([makeTemplate('demo', endings), makeTemplate('empty', endings)]);
    const places = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => openPlace(demo, endings)));
    project.provide('templates', { demo, empty });
    project.provide('places', places);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Readonly<Record<SiteContent, SiteTemplate>>;
    places: readonly JourneyPlace[];
  }
}
