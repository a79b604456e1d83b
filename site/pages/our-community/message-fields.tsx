import { type ReactNode, useId } from 'react';
import { apiNameOf } from '../../../fields/field.ts';
import type { plainText } from '../../../fields/index.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { ownPath } from '../../links/alternates.ts';
import type { MessageFormData } from '../../islands/message-form.tsx';
import { FormGuard } from '../../sections/form-guard.tsx';
import { type Site, useSite } from '../../render/site-context.ts';
import { placeNames } from './addresses.ts';

type PlainText = ReturnType<typeof plainText>;

/** The API name and the maximum length of a field. */
interface Input {
  readonly apiName: string;
  readonly longest: number;
}

/** Reads them from the declaration of a field and its name. */
export const toInput = (name: string, field: PlainText): Input => ({
  apiName: apiNameOf(name, field),
  longest: field.options.max,
});

/** The two fields of a form. */
interface Inputs {
  readonly author: Input;
  readonly text: Input;
}

/**
 * The props of a form's island. @param action the address it is posted to, with `:id` for the post that a comment is on
 */
export function useMessageForm(
  adds: MessageFormData['adds'],
  action: string,
  { author, text }: Inputs,
): MessageFormData {
  const { outcome } = useSite();
  const said = outcome?.kind === adds ? outcome.refused?.message : undefined;
  return { adds, action, author: author.apiName, text: text.apiName, said };
}

interface Props extends Inputs, Pick<MessageFormData, 'adds'> {
  readonly label: string;
  /** Additional hidden fields. */
  readonly children?: ReactNode;
}

const isPlace = (name: string): boolean => placeNames.some((place) => place === name && place !== 'older');

/**
 * The address of this page with the blog and the section or post that it shows, for the redirect after the form.
 * Without `older`, because new items are at the beginning.
 */
function pageAddress(site: Site): string {
  const retained = [...site.query].filter(([name]) => isPlace(name));
  return retained.length === 0 ? ownPath(site) : `${ownPath(site)}?${new URLSearchParams(retained).toString()}`;
}

/**
 * The fields of a form for a name and a text. Without scripts the form is posted; the server redirects back to this
 * page, or renders it again with the values and the errors.
 */
export function MessageFields({ adds, author, text, label, children }: Props) {
  const site = useSite();
  const { t, language, outcome } = site;
  const id = useId();
  const refused = outcome?.kind === adds ? outcome.refused : null;
  const defectOf = ({ apiName }: Input) => refused?.issues.find(({ path }) => path === apiName);
  const sharedBy = (input: Input) => ({
    className: 'message-field',
    name: input.apiName,
    dir: 'auto',
    required: true,
    maxLength: input.longest,
    defaultValue: refused?.values[input.apiName],
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
