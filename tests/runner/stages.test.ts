import { afterEach, expect, it, vi } from 'vitest';
import { skippedLine, stages } from './stages.ts';

afterEach(() => vi.unstubAllEnvs());

const lineOf = (stage: string) => stages.filter(({ name }) => name === stage).map(skippedLine);

it('an engine that is not installed is skipped by its name, with the command that installs it [PUB-GEN-69]', () => {
  vi.stubEnv('PATH', import.meta.dirname);
  expect(lineOf('webkit')).toEqual([
    '- webkit     skipped: webkit is not installed; to install it: apt-get install -y webkit2gtk-driver xvfb',
  ]);
  expect(lineOf('firefox')).toEqual([
    '- firefox    skipped: firefox is not installed; to install it: apt-get install -y firefox-esr',
  ]);
});

it('stages that need no engine of their own are never skipped', () => {
  vi.stubEnv('PATH', import.meta.dirname);
  expect(['unit', 'journeys', 'chromium'].flatMap(lineOf)).toEqual([undefined, undefined, undefined]);
});
