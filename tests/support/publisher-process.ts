// publisher-kill.test.ts starts this process and kills it at work. It publishes what is due at a timestamp. After a
// number of records it waits, so that it cannot finish before it is killed.
import { openTestStore } from './open-test-store.ts';

const longestWaitMilliseconds = 60_000;

const [dataDir = '', at = '', most = ''] = process.argv.slice(2);
const { store } = await openTestStore({ dataDir });
let begun = 0;
await store.publishDue(new Date(at), {
  isPaused() {
    begun += 1;
    if (begun > Number(most)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, longestWaitMilliseconds);
    return false;
  },
});
