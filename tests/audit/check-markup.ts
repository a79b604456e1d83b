import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { sitePages } from './site-pages.ts';

const run = promisify(execFile);

/**
 * The Nu HTML checker. It is fetched from npm when this audit runs, because it has 30 MB and nothing else needs it. Its
 * install script would download Java, which must be installed already.
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
 * Messages that are ignored. The checker's knowledge of CSS is years old, and the build parses the styles. React closes
 * void elements with a slash, which browsers ignore. `rel=expect` is unknown to the checker, although the standard
 * allows it for render blocking.
 */
const untold = /^CSS: |^Trailing slash on void elements|^A “link” element with a “blocking” attribute must have/;

/** A visitor's comment is an article without a heading. Forty names as headings would hide the headings of the page. */
const isComment = (message: string, extract = ''): boolean =>
  message.startsWith('Article lacks heading') && extract.includes('<article class=comment>');

/** Returns the checker's messages about all HTML files of a folder. */
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
 * Checks every page of the site, as the server sends it, with the Nu HTML checker. Without Java nothing is checked.
 * @returns whether there are no errors; warnings are logged, too
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
  // Numbers as file names, because an Arabic address can be longer than a file name may be.
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
