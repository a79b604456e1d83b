import type { Task, TaskKind } from '../../calls/today.ts';
import type { Language } from '../../language/languages.ts';

/** Tasks of each kind in the list; their screens show the others. */
export const mostListed = 5;

/** Tasks of one kind. Both functions leave out marked subjects. */
export interface TaskSource {
  readonly kind: TaskKind;
  readonly count: (marked: readonly string[]) => Promise<number>;
  /** Returns the first tasks in order of urgency. */
  readonly list: (marked: readonly string[], language: Language) => Promise<readonly Task[]>;
}

/** Parses the ids of subjects. */
export const idsIn = (subjects: readonly string[]): readonly number[] =>
  subjects.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

const mostCharacters = 200;

type Facts = Pick<Task, 'kind' | 'id'> & Partial<Omit<Task, 'kind' | 'id'>>;

/** Creates a task; missing facts are empty. */
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
