// Checks that are too slow for every test run: links, screenshots of all pages, axe and overflow of each, contrast over
// pictures, markup, Lighthouse, response to presses, the planner's tasks, quotation PDFs, the dashboard's weight,
// pictures. Results are written to `.audit/`. `npm run audit -- links` runs one check. `npm run audit -- docs` takes
// new pictures for README and guide.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type StartedSite, startSite } from '../support/start-site.ts';
import { awaitPictures } from './await-pictures.ts';
import { checkContrast } from './check-contrast.ts';
import { checkDashboardWeight } from './check-dashboard-weight.ts';
import { checkInteractions } from './check-interactions.ts';
import { checkLighthouse } from './check-lighthouse.ts';
import { checkLinks } from './check-links.ts';
import { checkMarkup } from './check-markup.ts';
import { checkQuotationPdfs } from './check-quotation-pdfs.ts';
import { checkPages } from './check-pages.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPlannerTasks } from './check-planner-tasks.ts';
import { sitePages } from './site-pages.ts';
import { takeDocsPictures } from './take-docs-pictures.ts';
import { takeScreenshots } from './take-screenshots.ts';

const folder = resolve(import.meta.dirname, '../../.audit');

const audits: Readonly<Record<string, (site: StartedSite) => Promise<boolean>>> = {
  async links({ origin }) {
    const broken = await checkLinks(origin);
    for (const line of broken) console.log(line);
    console.log(broken.length === 0 ? 'No broken link.' : `${broken.length} broken links.`);
    return broken.length === 0;
  },
  async screenshots({ origin }) {
    const paths = await sitePages(origin);
    await takeScreenshots(origin, paths, folder);
    console.log(`${paths.length} pages drawn in three widths: ${folder}`);
    return true;
  },
  pages: ({ origin }) => checkPages(origin, (line) => console.log(line)),
  contrast: ({ origin }) => checkContrast(origin, (line) => console.log(line)),
  markup: ({ origin }) => checkMarkup(origin, folder, (line) => console.log(line)),
  async lighthouse({ origin, dataDir }) {
    await awaitPictures(dataDir);
    return checkLighthouse(origin, (line) => console.log(line));
  },
  async interactions({ origin, dataDir }) {
    await awaitPictures(dataDir);
    return checkInteractions(origin, (line) => console.log(line));
  },
  planner: ({ origin }) => checkPlannerTasks(origin, (line) => console.log(line)),
  async offers() {
    await mkdir(folder, { recursive: true });
    return checkQuotationPdfs(folder, (line) => console.log(line));
  },
  pictures: ({ origin }) => checkPictures(origin, (line) => console.log(line)),
  dashboard: ({ origin }) => checkDashboardWeight(origin, (line) => console.log(line)),
};

const wanted = process.argv.slice(2);
const site = await startSite();
try {
  // It changes files of the repository, so it runs only when it is named.
  if (wanted.includes('docs')) await takeDocsPictures(site, (line) => console.log(line));
  for (const [name, audit] of Object.entries(audits)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (!(await audit(site))) process.exitCode = 1;
  }
} finally {
  await site.stop();
}
