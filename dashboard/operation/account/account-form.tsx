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
  /** The API name. */
  readonly name: string;
  readonly word: AccountMessageKey;
  readonly hint?: AccountMessageKey;
  readonly kind?: 'text' | 'username' | 'current-password' | 'new-password' | 'email' | 'code';
  readonly isOptional?: boolean;
}

interface AccountFormProps<Answer> {
  readonly fields: readonly FormField[];
  /** The label of the button. */
  readonly action: AccountMessageKey;
  readonly children?: ReactNode;
  /** True in a window: the first field takes the focus. */
  readonly isFocused?: boolean;
  /** Content after the fields. */
  readonly below?: ReactNode;
  /** Sends the typed values by API name, without empty ones. */
  readonly send: (values: Readonly<Record<string, string>>) => Promise<Answer>;
  /** The name of the affected account. */
  readonly about?: string;
  /** Shows no notice, because the result is visible. */
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

/** A form of a few texts. Passwords can be shown while typing. Refusals appear next to their fields. */
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
  // Secrets must not be stored as a draft.
  const form = useForm(() => ({ name: 'account', values: empty, version: null }), rules, false);
  const { typed: values, issues } = form;
  const queries = useQueryClient();
  const sending = useAction(send, {
    ...(about !== undefined && { about }),
    ...(isSilent && { tell: () => null }),
    // Not awaited: the change may have ended the session, and then the refetch waits for a new login.
    refresh: (known) => void invalidateQueries(known),
    onDone: (answer) => {
      form.discard();
      onDone?.(answer);
    },
    // If two-step login was enabled elsewhere, the form now has to ask for a code.
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
