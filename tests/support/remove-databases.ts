import { afterAll } from 'vitest';
import { removeTestDatabases } from './database.ts';

// Registered before any hook of a test file, so it runs after all of them: a server under test is closed by then.
afterAll(removeTestDatabases);
