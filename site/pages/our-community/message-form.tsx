import { type ReactNode, useId } from 'react';
import { wireName } from '../../../fields/field.ts';
import type { plainText } from '../../../fields/index.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { ownPath } from '../../alternates.ts';
import { FormGuard } from '../../sections/form-guard.tsx';
import { type Site, useSite } from '../../site-context.ts';
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

interface Props {
  /** What it adds to the page: a comment on the section, a post, a comment on a post. */
  readonly adds: 'comment' | 'post' | 'reply';
  readonly action: string;
  readonly author: Input;
  readonly text: Input;
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
 * A form for a name and a text. Without scripts it posts like any form: the server leads back to this page, or shows
 * it again with what was written and what is wrong.
 */
export function MessageForm({ adds, action, author, text, label, children }: Props) {
  const site = useSite();
  const { say, language, outcome } = site;
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
    <form
      method="post"
      action={`${action}#talk`}
      className="message-form"
      data-adds={adds}
      data-author={author.wire}
      data-text={text.wire}
    >
      <FormGuard />
      {children}
      <input type="hidden" name="page" value={pageAddress(site)} />
      <div className="message-part">
        <label htmlFor={`${id}name`}>{say('yourName')}</label>
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
        {say('publicNotice')}
      </p>
      <p className="message-status" role="alert">
        {refused?.message}
      </p>
      <button className="button">{say('publish')}</button>
    </form>
  );
}
