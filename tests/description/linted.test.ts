import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { callGroups } from '../../calls/index.ts';
import { describeCalls } from '../../server/description/describe-calls.ts';

// Both linters run with their recommended rules and without network access. Warnings count as defects.

/** Both linters visit hundreds of calls many times, which is slow beside other tests. */
const timeoutMilliseconds = 120_000;

let source: string;
beforeAll(() => {
  source = JSON.stringify(describeCalls(callGroups));
});

/** Counts the places of each defect. */
const tally = (defects: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const defect of defects) counts[defect] = (counts[defect] ?? 0) + 1;
  return counts;
};

describe('the description of the calls', () => {
  it(
    'has no error and no warning in the linter of Redocly',
    async () => {
      const config = await createConfig({
        extends: ['recommended'],
        // `/products/category/{id}` and `/products/{id}/duplicate` are not ambiguous, because `{id}` is a number.
        rules: { 'no-ambiguous-paths': 'off' },
      });
      const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
      expect(
        tally(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)),
      ).toEqual({});
    },
    timeoutMilliseconds,
  );

  it(
    'has no error and no warning in Spectral',
    async () => {
      const spectral = new spectralCore.Spectral();
      spectral.setRuleset(new spectralCore.Ruleset(rulesets.oas));
      const problems = await spectral.run(source);
      expect(tally(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`))).toEqual({});
    },
    timeoutMilliseconds,
  );
});
