// Started by durability.test.ts, which kills it in the middle of its work: writes records without end and says of each
// change, once the store has acknowledged it, what has been promised.
import { flushCompileCache } from 'node:module';
import { heroBanners } from '../../content/collections/index.ts';
import { routes } from '../../content/routes.ts';
import { editor, openTestStore, shared, words, writing } from './open-test-store.ts';

// Whoever is killed writes nothing down when he ends; the next one starts in half the time.
flushCompileCache();

const [dataDir = '', mediaId = ''] = process.argv.slice(2);
const { store } = await openTestStore({ dataDir });
const picture = shared(Number(mediaId));

/** A line reaches the pipe before the next change begins, so whatever was promised is known to the test. */
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
