import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTypes, { astToString } from 'openapi-typescript';
import typescript from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../support/database.ts';
import { openTestCalls, type TestCalls, testCredentials } from '../support/open-test-calls.ts';

// Uses the OpenAPI description as another developer does: generates the types of a client, compiles a program with
// them, and runs it.

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const bin = (name: string): string => resolve(root, 'node_modules/.bin', name);

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const { body } = await calls.visit({ url: '/api/openapi.json' });
  const blob = typescript.factory.createTypeReferenceNode('Blob');
  const types = await openapiTypes(Buffer.from(body), {
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  });
  await mkdir(resolve(root, 'build/client'), { recursive: true });
  await writeFile(resolve(root, 'build/client/paths.ts'), astToString(types));
});
afterAll(() => calls.close());

it('a program written with the types of the description fits them', async () => {
  await expect(run(bin('tsc'), ['--project', 'tests/description'], { cwd: root })).resolves.toMatchObject({
    stdout: '',
  });
});

it('that program logs in, lists, adds with a file, saves, publishes and takes it back', async () => {
  const origin = await calls.app.listen({ host: '127.0.0.1', port: 0 });
  const { username, password } = testCredentials;
  const { stdout } = await run(bin('node'), ['tests/description/story.ts', origin, username, password], { cwd: root });
  expect(JSON.parse(stdout)).toEqual({
    login: expect.any(String),
    lists: { before: [], asDraft: [], asPublished: ['More light'], afterUndo: [] },
    picture: expect.stringMatching(/\.svg$/),
    undone: expect.any(String),
    late: 409,
  });
});
