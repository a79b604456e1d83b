import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { callGroups } from '../../calls/index.ts';
import { describeCalls } from '../../server/description/describe-calls.ts';

// Both linters run here with their recommended rules, without a network; what they warn of counts, too.

/** Both look at some hundred calls again and again; beside other tests that takes its time. */
const timeoutMilliseconds = 120_000;

let source: string;
beforeAll(() => {
  source = JSON.stringify(describeCalls(callGroups));
});

/** Each defect once, with how many places have it. */
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
        // `/products/category/{id}` and `/products/{id}/duplicate` are told apart by `{id}`, which is a number.
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
