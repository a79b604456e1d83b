import { type FormEvent, useState } from 'react';
import type { NewRedirect } from '../../../calls/redirects.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { keptText, useUnsaved } from '../forms/use-unsaved.tsx';
import { useRefusedFields } from '../forms/use-refused-fields.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useWords } from '../../app/words.ts';
import { addRedirect } from './use-redirects.ts';

const empty: NewRedirect = { from_path: '', to_path: '', status: 301 };

const kept = 'redirect';
const readKept = (): NewRedirect => ({
  ...empty,
  from_path: keptText(kept, 'from_path'),
  to_path: keptText(kept, 'to_path'),
});

/** Leads an old address of the site to another one. */
export function RedirectForm() {
  const say = useWords();
  const [values, setValues] = useState(readKept);
  const add = useAction(addRedirect, { about: ({ from_path }) => from_path, onDone: () => setValues(empty) });
  const isDirty = values.from_path !== '' || values.to_path !== '';
  useUnsaved(kept, { values: { ...values }, isDirty, isBusy: add.isPending });
  const { issues, text: refused } = useRefusedFields(add.refusal, { ...values });

  function submit(event: FormEvent): void {
    event.preventDefault();
    add.start(values);
  }

  return (
    <form className="grid gap-4" noValidate aria-busy={add.isPending} onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['from_path', 'to_path'] as const).map((name) => {
          const issue = issues.find(({ path }) => path === name);
          return (
            <Field
              key={name}
              label={say(name === 'from_path' ? 'redirectFrom' : 'redirectTo')}
              issue={issue && issueSentence(issue, currentLanguage())}
            >
              {(control) => (
                <input
                  {...control}
                  className="input"
                  dir="ltr"
                  inputMode="url"
                  value={values[name]}
                  onChange={({ currentTarget: { value } }) => setValues((old) => ({ ...old, [name]: value }))}
                />
              )}
            </Field>
          );
        })}
        <Field label={say('redirectKind')}>
          {(control) => (
            <Select
              {...control}
              value={values.status === 302 ? '302' : '301'}
              options={[
                { value: '301', label: say('redirectForGood') },
                { value: '302', label: say('redirectForNow') },
              ]}
              onSelect={(status) => setValues((old) => ({ ...old, status: status === '302' ? 302 : 301 }))}
            />
          )}
        </Field>
      </div>
      {refused !== '' && <Alert>{refused}</Alert>}
      <Button look="filled" isSubmit className="justify-self-start" isPending={add.isPending}>
        {say('redirectAdd')}
      </Button>
    </form>
  );
}
