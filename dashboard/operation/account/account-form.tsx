import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { invalidateQueries } from '../../app/actions/invalidate-queries.ts';
import { actionErrorText } from '../../app/actions/action-error.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { issuesOf } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import type { FormRules } from '../../content/forms/form-state.ts';
import { useForm } from '../../content/forms/use-form.ts';
import { useAccountTranslations, type AccountMessageKey } from './account-translations.ts';

interface FormField {
  /** Its wire name. */
  readonly name: string;
  readonly word: AccountMessageKey;
  readonly hint?: AccountMessageKey;
  readonly kind?: 'text' | 'username' | 'current-password' | 'new-password' | 'email' | 'code';
  readonly isOptional?: boolean;
}

interface AccountFormProps<Answer> {
  readonly fields: readonly FormField[];
  /** What the button says. */
  readonly action: AccountMessageKey;
  readonly children?: ReactNode;
  /** True in a window, where typing begins at once. */
  readonly isFocused?: boolean;
  /** Comes after the fields. */
  readonly below?: ReactNode;
  /** Sends what was typed, by wire name; what was left empty is not there. */
  readonly send: (values: Readonly<Record<string, string>>) => Promise<Answer>;
  /** What it is done to. */
  readonly about?: string;
  /** Nothing is told of it: what follows is seen. */
  readonly isSilent?: boolean;
  readonly onDone?: (answer: Answer) => void;
}

const completion = {
  text: 'off',
  username: 'off',
  'current-password': 'current-password',
  'new-password': 'new-password',
  email: 'off',
  code: 'one-time-code',
} as const;

type Texts = Readonly<Record<string, string>>;

const rules: FormRules<Texts> = { draft: z.record(z.string(), z.string()) };
const empty: Texts = {};

const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A few texts that are sent at once; a secret can be shown while it is typed. Refusals stand beside what they mean. */
export function AccountForm<Answer>({
  fields,
  action,
  children,
  isFocused = false,
  below,
  send,
  about,
  isSilent = false,
  onDone,
}: AccountFormProps<Answer>) {
  const t = useAccountTranslations();
  const [isShown, setIsShown] = useState(false);
  // A secret must not outlive the form.
  const form = useForm(() => ({ name: 'account', values: empty, version: null }), rules, false);
  const { typed: values, issues } = form;
  const queries = useQueryClient();
  const sending = useAction(send, {
    ...(about !== undefined && { about }),
    ...(isSilent && { tell: () => null }),
    // Nobody waits for it: what was changed may have ended the session, and then it waits for the login.
    refresh: (known) => void invalidateQueries(known),
    onDone: (answer) => {
      form.discard();
      onDone?.(answer);
    },
    // Two-step login may have been switched on elsewhere: then a code is asked for here, too.
    onRefused: (error) => {
      form.refuse(issuesOf(error));
      return queries.invalidateQueries({ queryKey: ['account'] });
    },
  });
  const refused = actionErrorText(sending.refusal, issues);
  const hasNewPassword = fields.some(({ kind }) => kind === 'new-password');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    sending.start(filled);
  }

  return (
    <form className="grid gap-4" aria-busy={sending.isPending} onSubmit={submit}>
      {children}
      {fields.map(({ name, word, hint, kind = 'text', isOptional = false }, index) => {
        const issue = issues.find(({ path }) => path === name);
        const isSecret = kind.endsWith('password');
        return (
          <Field
            key={name}
            label={t(word)}
            hint={hint && t(hint)}
            issue={issue && issueSentence(issue, currentLanguage())}
          >
            {(control) => (
              <input
                {...control}
                {...(isFocused && index === 0 && { ref: focus })}
                name={name}
                className="input max-w-md"
                type={isSecret && !isShown ? 'password' : kind === 'email' ? 'email' : 'text'}
                autoComplete={completion[kind]}
                autoCapitalize={kind === 'text' ? 'sentences' : 'none'}
                spellCheck={false}
                required={!isOptional}
                dir={isSecret || kind === 'code' || kind === 'email' ? 'ltr' : 'auto'}
                value={values[name] ?? ''}
                onChange={({ currentTarget: { value } }) => form.type((old) => ({ ...old, [name]: value }))}
              />
            )}
          </Field>
        );
      })}
      {hasNewPassword && (
        <label className="flex w-fit items-center gap-2">
          <input type="checkbox" className="size-5" checked={isShown} onChange={() => setIsShown(!isShown)} />
          {t('showPassword')}
        </label>
      )}
      {below}
      {refused !== '' && <Alert>{refused}</Alert>}
      <Button variant="filled" isSubmit className="justify-self-start" isPending={sending.isPending}>
        {t(action)}
      </Button>
    </form>
  );
}
