import type { BucketFindings } from './bucket.ts';
import type { Built } from './image.ts';
import type { Minute } from './hour.ts';
import type { Interruption } from './journal.ts';
import type { Update } from './proxy.ts';
import type { Undergone } from './undergo.ts';

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table. */
export const toTable = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(headings), line(headings.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');

/**
 * The results of interruptions, a row for each kind of process. Each comparison covers all writes, so the last one has
 * the totals of lost and doubled writes.
 */
export function toKillTable(interruptions: readonly Interruption[]): string {
  const rows = [...Map.groupBy(interruptions, ({ whom }) => whom)].map(([whom, all]) => [
    whom,
    all.length,
    sum(all.map(({ acknowledged }) => acknowledged)).toLocaleString('en'),
    all.at(-1)?.lost ?? 0,
    all.at(-1)?.doubled ?? 0,
    sum(all.map(({ unanswered }) => unanswered)),
    seconds(middle(all.map(({ milliseconds }) => milliseconds))),
    seconds(Math.max(...all.map(({ milliseconds }) => milliseconds))),
  ]);
  return toTable(
    [
      'SIGKILL of the',
      'times',
      'acknowledged',
      'lost',
      'doubled',
      'written without an answer',
      'away, median',
      'at most',
    ],
    rows,
  );
}

const told = (writes: ReadonlyMap<number, number>): string =>
  [...writes]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status === 0 ? 'cut' : status}`)
    .join(', ') || 'none';

/** The faults and their effects, a row for each. */
export const toFaultTable = (results: ReadonlyMap<string, Undergone | string>): string =>
  toTable(
    [
      'fault',
      'acknowledged',
      'lost',
      'lost of what was acknowledged meanwhile',
      'doubled',
      'writes meanwhile',
      'a kept page meanwhile',
      'longest wait',
      'writes back after',
    ],
    [...results].map(([name, result]) =>
      typeof result === 'string'
        ? [name, 'not tried', '', '', '', '', '', '', '']
        : [
            name,
            result.acknowledged,
            result.lost.length,
            result.lostMeanwhile.length,
            result.doubled,
            told(result.writes),
            `${result.pages.came} came, ${result.pages.failed} did not`,
            seconds(result.pages.longest),
            seconds(result.back),
          ],
    ),
  );

/** Memory and files after the first minute, after each quarter and at the end. */
export function toMinuteTable(minutes: readonly Minute[]): string {
  const count = minutes.length;
  const shown = [
    ...new Set([1, 0.25, 0.5, 0.75, 1].map((part, at) => (at === 0 ? 1 : Math.max(1, Math.round(part * count))))),
  ];
  return toTable(
    ['after', 'memory', 'open files', 'read in that minute', 'not read', 'acknowledged in that minute'],
    shown.flatMap((at) => {
      const minute = minutes[at - 1];
      if (minute === undefined) return [];
      const { megabytes, files, read, failed, acknowledged } = minute;
      return [[`${at} min`, `${megabytes} MB`, files, read, failed, acknowledged]];
    }),
  );
}

const yes = (is: boolean | null): string => (is === null ? 'not asked' : is ? 'yes' : 'no');

/** The results of the tests on a real server, and what it does that the emulator does not. */
export const toBucketTable = ({ tests, promises }: BucketFindings): string =>
  [
    toTable(
      ['over Swift', 'tests that pass', 'that do not'],
      tests.map(({ file, passed, failed }) => [`\`${file}\``, passed, failed.length]),
    ),
    toTable(
      ['what a server must do', 'the emulator', 'Swift'],
      promises.map(({ what, emulator, real }) => [what, yes(emulator), yes(real)]),
    ),
  ].join('\n\n');

/** What visitors notice of updates behind a proxy. */
export const toUpdateTable = ({ restarts, seconds: lasted, came, failed, longest }: Update): string =>
  toTable(
    ['processes started anew', 'within', 'pages that came', 'that did not', 'longest wait'],
    [[restarts, `${Math.round(lasted)} s`, came.toLocaleString('en'), failed.length, seconds(longest)]],
  );

/** The results of the checks of the image. */
export const toImageTable = ({ megabytes, firstPage, findings }: Built): string =>
  toTable(
    ['the image', 'so'],
    [
      ['beside its base', `${megabytes} MB`],
      ['first page after', seconds(firstPage)],
      ...findings.map(({ what, isSo }) => [what, yes(isSo)]),
    ],
  );
