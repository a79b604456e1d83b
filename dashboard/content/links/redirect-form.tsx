import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import type { NewRedirect } from '../../../calls/redirects.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { issuesOf } from '../../app/call-failure.ts';
import type { FormRules } from '../forms/form-state.ts';
import { useForm } from '../forms/use-form.ts';
import { actionErrorText } from '../../app/actions/action-error.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useTranslations } from '../../app/translations.ts';
import { addRedirect } from './use-redirects.ts';

const empty: NewRedirect = { from_path: '', to_path: '', status: 301 };

const rules: FormRules<NewRedirect> = {
  draft: z.object({ from_path: z.exactOptional(z.string()), to_path: z.exactOptional(z.string()) }),
};

/** Adds a redirect from an old address of the site. */
export function RedirectForm() {
  const t = useTranslations();
  const form = useForm(() => ({ name: 'redirect', values: empty, version: null }), rules);
  const { typed: values, issues } = form;
  const add = useAction(addRedirect, {
    about: ({ from_path }) => from_path,
    onDone: form.discard,
    onRefused: (error) => form.refuse(issuesOf(error)),
  });
  useKeepMounted(form.isDirty && !add.isPending);
  const refused = actionErrorText(add.refusal, issues);

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
              label={t(name === 'from_path' ? 'redirectFrom' : 'redirectTo')}
              issue={issue && issueSentence(issue, currentLanguage())}
            >
              {(control) => (
                <input
                  {...control}
                  className="input"
                  dir="ltr"
                  inputMode="url"
                  value={values[name]}
                  onChange={({ currentTarget: { value } }) => form.type((old) => ({ ...old, [name]: value }))}
                />
              )}
            </Field>
          );
        })}
        <Field label={t('redirectKind')}>
          {(control) => (
            <Select
              {...control}
              value={values.status === 302 ? '302' : '301'}
              options={[
                { value: '301', label: t('redirectForGood') },
                { value: '302', label: t('redirectForNow') },
              ]}
              onSelect={(status) => form.type((old) => ({ ...old, status: status === '302' ? 302 : 301 }))}
            />
          )}
        </Field>
      </div>
      {refused !== '' && <Alert>{refused}</Alert>}
      <Button variant="filled" isSubmit className="justify-self-start" isPending={add.isPending}>
        {t('redirectAdd')}
      </Button>
    </form>
  );
}
