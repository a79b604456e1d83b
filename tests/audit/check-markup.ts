import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { sitePages } from './site-pages.ts';

const run = promisify(execFile);

/**
 * The Nu HTML checker, asked of npm when this audit runs: thirty megabytes that nothing else needs. Its script of
 * installation would fetch a Java, which is there.
 */
const checker = 'vnu-jar@26.9.27';

const Findings = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
});

async function hasJava(): Promise<boolean> {
  try {
    await run('java', ['-version']);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is not told: the checker's knowledge of CSS is years old, and styles are read by the build; React closes void
 * elements with a slash, which every browser passes over; and `rel=expect`, which the standard has beside `stylesheet`
 * for what may hold up painting, is unknown to it.
 */
const untold = /^CSS: |^Trailing slash on void elements|^A “link” element with a “blocking” attribute must have/;

/** A visitor's comment is an article without a heading: forty names as headings would hide those of the page. */
const isComment = (message: string, extract = ''): boolean =>
  message.startsWith('Article lacks heading') && extract.includes('<article class=comment>');

/** What the checker says of all HTML files of a folder. It exits with 1 where it found something. */
async function findingsIn(folder: string): Promise<z.output<typeof Findings>['messages']> {
  const { stdout } = await run(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${checker}`,
      '--',
      'vnu',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      folder,
    ],
    { maxBuffer: 1 << 28 },
  );
  return Findings.parse(JSON.parse(stdout)).messages;
}

/**
 * Lets the Nu HTML checker read every page of the site as the server sends it; needs Java.
 * @returns whether it found no error; what it only remarks is told, too
 */
export async function checkMarkup(origin: string, folder: string, log: (line: string) => void): Promise<boolean> {
  if (!(await hasJava())) {
    log('Java is not installed: the markup was not read.');
    return true;
  }
  const own = join(folder, 'markup');
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  const paths = await sitePages(origin);
  // Numbers for names: an Arabic address is longer than the name of a file may be.
  for (const [index, path] of paths.entries())
    await writeFile(join(own, `${index}.html`), await (await fetch(origin + path)).text());

  const messages = (await findingsIn(own)).filter(
    ({ message, extract }) => !untold.test(message) && !isComment(message, extract),
  );
  const pagesOf = new Map<string, Set<string>>();
  for (const { type, url, message, extract = '' } of messages) {
    const said = `${type}: ${message} — ${extract.replaceAll(/\s+/g, ' ')}`;
    pagesOf.set(said, (pagesOf.get(said) ?? new Set()).add(paths[Number.parseInt(basename(url), 10)] ?? url));
  }
  for (const [said, pages] of pagesOf) log(`${said} (${pages.size} pages, such as ${[...pages][0] ?? ''})`);
  const errors = messages.filter(({ type }) => type === 'error').length;
  log(`${paths.length} pages read by the Nu HTML checker: ${errors} errors, ${messages.length - errors} remarks.`);
  return errors === 0;
}
