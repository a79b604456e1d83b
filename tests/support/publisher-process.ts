// Started by publisher-kill.test.ts, which kills it in the middle of its work: publishes what is due at a moment.
import { openTestStore } from './open-test-store.ts';

const [dataDir = '', at = ''] = process.argv.slice(2);
const { store } = await openTestStore({ dataDir });
await store.publishDue(new Date(at));
