import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = '{bench,calls,content,dashboard,demo,deploy,docs,fields,language,server,site,tests,ui}';
const files = [...globSync('*.*', { cwd: root }), ...globSync(`${folders}/**/*.*`, { cwd: root })];
const documents = files.filter((file) => file.endsWith('.md'));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** True for the path of a file or folder from the root, or for the end of such a path, such as `write-entry.ts`. */
const isPath = (path: string): boolean =>
  existsSync(join(root, path)) || files.some((file) => file.endsWith(`/${path}`));

it('every link of a document to a file leads to one', () => {
  expect(documents.length).toBeGreaterThan(20);
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)].flatMap(([, path = '']) =>
      existsSync(join(root, dirname(document), decodeURIComponent(path))) ? [] : [`${document}: ${path}`],
    ),
  );
  expect(broken).toEqual([]);
});

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (document) => {
  it('names only files and folders that exist', () => {
    const paths = [...read(document).matchAll(/`([\w./-]+(?:\/|\.(?:cjs|css|json|mjs|md|ts|tsx)))`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !isPath(path))).toEqual([]);
  });
});
