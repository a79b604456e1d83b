import type { Task, TaskKind } from '../../calls/today.ts';
import type { Language } from '../../language/languages.ts';

/** So many tasks of each kind are listed; the screens of their kinds show the others. */
export const mostListed = 5;

/** Tasks of one kind. Both leave out the subjects that an administrator put off or has seen to. */
export interface TaskSource {
  readonly kind: TaskKind;
  readonly count: (marked: readonly string[]) => Promise<number>;
  /** The first ones, in the order in which they are to be done. */
  readonly list: (marked: readonly string[], language: Language) => Promise<readonly Task[]>;
}

/** The ids that subjects name. */
export const idsIn = (subjects: readonly string[]): readonly number[] =>
  subjects.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

const mostCharacters = 200;

type Facts = Pick<Task, 'kind' | 'id'> & Partial<Omit<Task, 'kind' | 'id'>>;

/** A task; what it does not say is empty. */
export const toTask = ({ text = '', ...facts }: Facts): Task => ({
  subject: String(facts.id),
  title: '',
  at: null,
  late: false,
  assigned_to: null,
  of: '',
  category_id: null,
  text: text.trim().slice(0, mostCharacters),
  ...facts,
});
