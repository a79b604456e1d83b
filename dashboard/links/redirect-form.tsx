import { type FormEvent, useId, useState } from 'react';
import type { NewRedirect } from '../../calls/redirects.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { currentLanguage } from '../current-language.ts';
import { useAction } from '../actions/use-action.ts';
import { useWords } from '../words.ts';
import { addRedirect } from './use-redirects.ts';

const empty: NewRedirect = { from_path: '', to_path: '', status: 301 };

/** Leads an old address of the site to another one. */
export function RedirectForm() {
  const say = useWords();
  const id = useId();
  const [values, setValues] = useState(empty);
  const add = useAction(addRedirect, { about: ({ from_path }) => from_path, onDone: () => setValues(empty) });
  const issues = add.refusal?.issues ?? [];

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
            <div key={name} className="field content-start">
              <label htmlFor={`${id}-${name}`} className="field-label">
                {say(name === 'from_path' ? 'redirectFrom' : 'redirectTo')}
              </label>
              <input
                id={`${id}-${name}`}
                className="input"
                dir="ltr"
                inputMode="url"
                value={values[name]}
                onChange={({ currentTarget: { value } }) => setValues((old) => ({ ...old, [name]: value }))}
                {...(issue && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-issue` })}
              />
              {issue !== undefined && (
                <p id={`${id}-${name}-issue`} className="field-issue">
                  {issueSentence(issue, currentLanguage())}
                </p>
              )}
            </div>
          );
        })}
        <div className="field content-start">
          <label htmlFor={`${id}-status`} className="field-label">
            {say('redirectKind')}
          </label>
          <select
            id={`${id}-status`}
            className="input"
            value={values.status}
            onChange={({ currentTarget: { value } }) =>
              setValues((old) => ({ ...old, status: value === '302' ? 302 : 301 }))
            }
          >
            <option value={301}>{say('redirectForGood')}</option>
            <option value={302}>{say('redirectForNow')}</option>
          </select>
        </div>
      </div>
      {add.refusal !== null && <Alert>{add.refusal.text}</Alert>}
      <Button look="filled" isSubmit className="justify-self-start" isPending={add.isPending}>
        {say('redirectAdd')}
      </Button>
    </form>
  );
}
