// durability.test.ts starts this process and kills it at work. It writes records in an endless loop and prints each
// change after the store has acknowledged it.
import { flushCompileCache } from 'node:module';
import { heroBanners } from '../../content/collections/index.ts';
import { routes } from '../../content/routes.ts';
import { editor, openTestStore, shared, words, writing } from './open-test-store.ts';

// A killed process does not write its compile cache at exit. With the cache the next process starts in half the time.
flushCompileCache();

const [dataDir = '', mediaId = ''] = process.argv.slice(2);
const { store } = await openTestStore({ dataDir });
const picture = shared(Number(mediaId));

/**
 * Resolves when the line is in the pipe. Only then the next change begins, so the test knows every acknowledged change.
 */
const promise = (line: string) => new Promise<void>((resolve) => process.stdout.write(`${line}\n`, () => resolve()));

for (;;) {
  const { entry } = await store.create(heroBanners, {
    actor: editor,
    write: writing({ title: words('created'), image: picture, link: routes.contact }),
  });
  await promise(`created ${entry.id}`);
  if (entry.id % 3 === 0) {
    await store.update(heroBanners, entry.id, { actor: editor, write: writing({ title: words('changed') }) });
    await promise(`changed ${entry.id}`);
  }
  if (entry.id % 5 === 0) {
    await store.remove(heroBanners, entry.id, editor);
    await promise(`removed ${entry.id}`);
  }
}
