import { collections, findCollection } from '../../content/collections/index.ts';
import { settings } from '../../content/settings.ts';
import { explainCollection } from './explain-collection.ts';

/** `npm run explain -- <collection>` */
const [base = ''] = process.argv.slice(2);
const collection = findCollection(base) ?? settings.find((group) => group.base === base.toLowerCase());

if (collection === undefined) {
  const slugs = [...collections, ...settings].map((known) => `  ${known.base}`).join('\n');
  process.stderr.write(`Name a collection: npm run explain -- <collection>\n${slugs}\n`);
  process.exitCode = 1;
} else process.stdout.write(explainCollection(collection));
