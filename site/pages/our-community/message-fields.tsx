import { type ReactNode, useId } from 'react';
import { wireName } from '../../../fields/field.ts';
import type { plainText } from '../../../fields/index.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { ownPath } from '../../links/alternates.ts';
import type { MessageFormData } from '../../islands/message-form.tsx';
import { FormGuard } from '../../sections/form-guard.tsx';
import { type Site, useSite } from '../../render/site-context.ts';
import { placeNames } from './addresses.ts';

type PlainText = ReturnType<typeof plainText>;

/** A field of a form, by its declaration. */
interface Input {
  readonly wire: string;
  readonly longest: number;
}

/** The field that is declared under a name. */
export const toInput = (name: string, field: PlainText): Input => ({
  wire: wireName(name, field),
  longest: field.options.max,
});

/** The two fields of a form. */
interface Inputs {
  readonly author: Input;
  readonly text: Input;
}

/** What the island of a form is given. @param action where it is sent, with `:id` for a post that is answered */
export function useMessageForm(
  adds: MessageFormData['adds'],
  action: string,
  { author, text }: Inputs,
): MessageFormData {
  const { outcome } = useSite();
  const said = outcome?.kind === adds ? outcome.refused?.message : undefined;
  return { adds, action, author: author.wire, text: text.wire, said };
}

interface Props extends Inputs, Pick<MessageFormData, 'adds'> {
  readonly label: string;
  /** What else is sent. */
  readonly children?: ReactNode;
}

const isPlace = (name: string): boolean => placeNames.some((place) => place === name && place !== 'older');

/** This page with the blog and the section or the post it shows, as the form names it: what is new stands at its begin. */
function pageAddress(site: Site): string {
  const kept = [...site.query].filter(([name]) => isPlace(name));
  return kept.length === 0 ? ownPath(site) : `${ownPath(site)}?${new URLSearchParams(kept).toString()}`;
}

/**
 * The fields of a form for a name and a text. Without scripts it posts like any form: the server leads back to this page,
 * or shows it again with what was written and what is wrong.
 */
export function MessageFields({ adds, author, text, label, children }: Props) {
  const site = useSite();
  const { t, language, outcome } = site;
  const id = useId();
  const refused = outcome?.kind === adds ? outcome.refused : null;
  const defectOf = ({ wire }: Input) => refused?.issues.find(({ path }) => path === wire);
  const sharedBy = (input: Input) => ({
    className: 'message-field',
    name: input.wire,
    dir: 'auto',
    required: true,
    maxLength: input.longest,
    defaultValue: refused?.values[input.wire],
    'aria-invalid': defectOf(input) ? true : undefined,
  });
  const errorOf = (input: Input, errorId: string) => {
    const issue = defectOf(input);
    return (
      issue && (
        <p className="form-error" id={errorId}>
          {issueSentence(issue, language)}
        </p>
      )
    );
  };
  return (
    <>
      <FormGuard />
      {children}
      <input type="hidden" name="page" value={pageAddress(site)} />
      <div className="message-part">
        <label htmlFor={`${id}name`}>{t('yourName')}</label>
        <input
          id={`${id}name`}
          autoComplete="name"
          aria-describedby={defectOf(author) && `${id}name-error`}
          {...sharedBy(author)}
        />
        {errorOf(author, `${id}name-error`)}
      </div>
      <div className="message-part">
        <label htmlFor={`${id}text`}>{label}</label>
        <textarea
          id={`${id}text`}
          rows={5}
          aria-describedby={defectOf(text) ? `${id}text-error ${id}notice` : `${id}notice`}
          {...sharedBy(text)}
        />
        {errorOf(text, `${id}text-error`)}
      </div>
      <p className="text-sm text-mist" id={`${id}notice`}>
        {t('publicNotice')}
      </p>
    </>
  );
}
