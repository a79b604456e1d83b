import { type Advice, isWarning } from './advise.ts';

type Title =
  | 'verdictCoarse'
  | 'verdictNearlySmooth'
  | 'verdictSmooth'
  | 'verdictDark'
  | 'verdictBright'
  | 'verdictUnfit'
  | 'verdictFits'
  | 'verdictNeeds';

/**
 * The three questions of a buyer: is the picture fine enough, is it bright enough, can the wall take it? Each lists the
 * advice that answers it; the first kind that was given counts.
 */
const questions: readonly (readonly (readonly [Advice['is'], Title])[])[] = [
  [
    ['nearCoarse', 'verdictCoarse'],
    ['nearAccepted', 'verdictNearlySmooth'],
    ['nearGood', 'verdictSmooth'],
    ['acuity', 'verdictSmooth'],
  ],
  [
    ['dark', 'verdictDark'],
    ['dimmed', 'verdictBright'],
    ['bright', 'verdictBright'],
  ],
  [
    ['outdoor', 'verdictUnfit'],
    ['beyond', 'verdictUnfit'],
    ['heavy', 'verdictUnfit'],
    ['fits', 'verdictFits'],
    ['needs', 'verdictNeeds'],
  ],
];

interface Verdict {
  readonly title: Title;
  readonly isGood: boolean;
  /** The reason. */
  readonly advice: Advice;
}

/** The answers to the three questions of a buyer about a wall. */
export const verdictsOn = (given: readonly Advice[]): readonly Verdict[] =>
  questions.flatMap((answers) =>
    answers
      .flatMap(([kind, title]) =>
        given.filter(({ is }) => is === kind).map((advice) => ({ title, isGood: !isWarning(advice), advice })),
      )
      .slice(0, 1),
  );
