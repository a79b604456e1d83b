import { afterAll } from 'vitest';
import { removeTestDatabases } from './database.ts';

// Registered before the hooks of test files, so it runs after all of them, when tested servers are closed.
afterAll(removeTestDatabases);
