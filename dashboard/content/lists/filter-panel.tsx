import { useState } from 'react';
import { issueSentence } from '../../../content/issue-sentence.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { listedStates, type ListedState } from '../../../content/publishing/state.ts';
import { notANumber } from '../../../fields/number/field.ts';
import { NumberBox } from '../../../fields/number/number-box.tsx';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { languages } from '../../../language/languages.ts';
import { readNumber, writeNumber } from '../../../language/read-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ChoiceSelect } from '../cards/choice-select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from '../cards/list-translations.ts';
import { countFilters, type ListState, type Wording, wordings } from './list-address.ts';
import { columnsOf, type TableColumn } from './table-columns.ts';

const stateMessages = {
  draft: 'stateDraft',
  scheduled: 'showScheduled',
  published: 'statePublished',
  waiting: 'stateChangesWait',
} as const satisfies Record<ListedState, DashboardMessage>;

const wordingMessages = {
  'missing-ar': 'showMissingArabic',
  'missing-en': 'showMissingEnglish',
  'complete-ar': 'completeArabic',
  'complete-en': 'completeEnglish',
} as const satisfies Record<Wording, DashboardMessage>;

/** Represents the empty value in a list of choices, none of which is a space. */
const unchosen = ' ';

interface RangeProps {
  readonly label: string;
  /** `1..2.5`; either side may be empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A bound as the call expects it: empty for none, `null` for invalid input. */
function boundOf(text: string): string | null {
  if (text.trim() === '') return '';
  const value = readNumber(text);
  return value === null ? null : writeNumber(value);
}

/** Filters by a range of numbers. */
function Range({ label, value, onChange }: RangeProps) {
  const tList = useListTranslations();
  const [from = '', to = ''] = value.split('../..');
  const [typed, setTyped] = useState({ from, to });
  const type = (next: typeof typed) => {
    setTyped(next);
    const bounds = { from: boundOf(next.from), to: boundOf(next.to) };
    if (bounds.from === null || bounds.to === null) return;
    onChange(bounds.from === '' && bounds.to === '' ? '' : `${bounds.from}..${bounds.to}`);
  };
  return (
    <>
      {(['from', 'to'] as const).map((side) => (
        <Field
          key={side}
          label={tList(side === 'from' ? 'rangeFrom' : 'rangeTo', { field: label })}
          issue={
            boundOf(typed[side]) === null ? issueSentence(notANumber(typed[side].trim()), currentLanguage()) : undefined
          }
        >
          {(control) => (
            <NumberBox {...control} text={typed[side]} onText={(text) => type({ ...typed, [side]: text })} />
          )}
        </Field>
      ))}
    </>
  );
}

interface FilterPanelProps {
  readonly collection: Collection;
  readonly state: ListState;
  readonly onChange: (state: ListState) => void;
}

/** The filters of a list: state and translation of each language, choices, references and numbers. */
export function FilterPanel({ collection, state, onChange }: FilterPanelProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  // A new key resets the text boxes together with the filters.
  const [turn, setTurn] = useState(0);
  const set = (apiName: string, value: string | null) => {
    const { [apiName]: _, ...others } = state.values;
    onChange({ ...state, values: value === null ? others : { ...others, [apiName]: value } });
  };
  const control = ({ apiName, label, field }: TableColumn) => {
    const { filter } = field;
    if (filter === undefined) return null;
    if (filter.by === 'range') {
      const change = (value: string) => set(apiName, value === '' ? null : value);
      return <Range key={`${apiName} ${turn}`} label={label} value={state.values[apiName] ?? ''} onChange={change} />;
    }
    const chosen = state.values[apiName];
    return (
      <Field key={apiName} label={label}>
        {(native) => (
          <ChoiceSelect
            {...native}
            filter={filter}
            first={tList('filterAny')}
            more={field.isEmpty(field.empty) ? [{ value: unchosen, label: t('notChosen') }] : []}
            value={chosen === '' ? unchosen : (chosen ?? '')}
            onSelect={(value) => set(apiName, value === unchosen ? '' : value === '' ? null : value)}
          />
        )}
      </Field>
    );
  };
  return (
    <div id="list-filters" role="group" aria-label={tList('filters')} className="card grid gap-4 p-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {languages.map((language) => (
          <Field
            key={language}
            label={tList('filterState', { language: t(language === 'en' ? 'inEnglish' : 'inArabic') })}
          >
            {(native) => (
              <Select
                {...native}
                value={state.states[language]}
                options={[
                  { value: '', label: tList('filterAny') },
                  ...listedStates.map((each) => ({ value: each, label: t(stateMessages[each]) })),
                ]}
                onSelect={(value) => onChange({ ...state, states: { ...state.states, [language]: value } })}
              />
            )}
          </Field>
        ))}
        <Field label={tList('filterWords')}>
          {(native) => (
            <Select
              {...native}
              value={state.words}
              options={[
                { value: '', label: tList('filterAny') },
                ...wordings.map((each) => ({ value: each, label: t(wordingMessages[each]) })),
              ]}
              onSelect={(words) => onChange({ ...state, words })}
            />
          )}
        </Field>
        {columnsOf(collection).map(control)}
      </div>
      {countFilters(state) > 0 && (
        <Button
          size="small"
          className="justify-self-start"
          onPress={() => {
            setTurn(turn + 1);
            onChange({ ...state, states: { en: '', ar: '' }, words: '', values: {} });
          }}
        >
          {tList('filtersClear')}
        </Button>
      )}
    </div>
  );
}
