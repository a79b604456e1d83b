import type { PublishingState, PublishingStates } from '../../content/publishing/state.ts';
import { languages } from '../../language/languages.ts';
import { isObject } from '../call.ts';
import type { WireRecord } from '../records/wire-record.ts';

function toState(value: unknown): PublishingState | null {
  if (!isObject(value)) return null;
  const { status, at, waiting } = value;
  if (status !== 'draft' && status !== 'scheduled' && status !== 'published') return null;
  return { status, at: typeof at === 'string' ? at : null, waiting: waiting === true };
}

/** The states of a record, as it was answered; `null` where it has none. */
export function recordStates(record: WireRecord | null): PublishingStates | null {
  const states = record?.['publishing'];
  const [en, ar] = isObject(states) ? [toState(states['en']), toState(states['ar'])] : [null, null];
  return en === null || ar === null ? null : { en, ar };
}

/** True where a record is in a state in one of the languages. */
export function hasState(record: WireRecord, isMeant: (state: PublishingState) => boolean): boolean {
  const states = recordStates(record);
  return states !== null && languages.some((language) => isMeant(states[language]));
}
