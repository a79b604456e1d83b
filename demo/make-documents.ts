/**
 * Prints the PDF documents of the demo into `media/documents`, with a headless browser for correct Arabic shaping. Run
 * it when their texts or numbers change: `node demo/make-documents.ts`.
 */
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { productOf } from './content/products.ts';
import { finishedProjects } from './content/single-projects.ts';
import { companyProfile } from './documents/company-profile.ts';
import { projectSheet } from './documents/project-sheet.ts';
import type { Language } from './documents/sheet.ts';
import { specSheet } from './documents/spec-sheet.ts';

const specSheetOf =
  (id: number) =>
  (language: Language): Promise<string> =>
    specSheet(productOf(id), language);

const documents = {
  'company-profile': companyProfile,
  'the-vision-spec': specSheetOf(68),
  'noor-1-2-spec': specSheetOf(1),
  'dalil-55-spec': specSheetOf(8),
  'talab-32-spec': specSheetOf(9),
  ...Object.fromEntries(
    finishedProjects.map((project) => [
      `project-${project.id}`,
      (language: Language) => projectSheet(project, language),
    ]),
  ),
};
const languages: readonly Language[] = ['en', 'ar'];

const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, write] of Object.entries(documents)) {
  for (const language of languages) {
    await page.setContent(await write(language));
    await page.evaluate(() => document.fonts.ready);
    const path = new URL(`media/documents/${name}-${language}.pdf`, import.meta.url).pathname;
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  }
}
await browser.close();
