import { Fragment, type ReactNode } from 'react';
import type { PolicyPart } from '../../language/policy.ts';
import type { PolicyVariables } from '../render/load-policy-variables.ts';
import { useSite } from '../render/site-context.ts';
import { phoneLink } from './contacts.tsx';
import { Isolate } from './isolate.tsx';
import type { PagePart } from './page-parts.tsx';
import { showEmail } from '../../fields/email/show-email.ts';

/**
 * A sentence of a policy with the company's details inserted. Addresses and numbers are isolated from left to right.
 */
export function PolicySentence({ text, variables }: { readonly text: string; readonly variables: PolicyVariables }) {
  const { t } = useSite();
  const shown: Readonly<Record<string, ReactNode>> = {
    '{company}': variables.company,
    '{address}': variables.address,
    '{months}': t('monthsKept', { count: variables.retention }),
    '{email}': (
      <a className="text-accent-on-dark underline underline-offset-4" href={`mailto:${variables.email}`}>
        <Isolate>{showEmail(variables.email)}</Isolate>
      </a>
    ),
    '{phone}': (
      <a className="text-accent-on-dark underline underline-offset-4" href={phoneLink(variables.phone)}>
        <Isolate className="whitespace-nowrap">{variables.phone}</Isolate>
      </a>
    ),
  };
  return text.split(/(\{\w+\})/).map((piece, index) => <Fragment key={index}>{shown[piece] ?? piece}</Fragment>);
}

/** A list item. The term before a bracket or colon is emphasized. */
function PolicyItem({ text, variables }: { readonly text: string; readonly variables: PolicyVariables }) {
  const [term = ''] = (/^[^:.]+:/.test(text) && /^[^:.(]+/.exec(text)) || [];
  return (
    <li>
      {term !== '' && <strong>{term}</strong>}
      <PolicySentence text={text.slice(term.length)} variables={variables} />
    </li>
  );
}

const anchorOf = (index: number): string => `part-${index + 1}`;

/** The parts of a policy for the table of contents. */
export const partsOf = (parts: readonly PolicyPart[]): readonly PagePart[] =>
  parts.map(({ heading }, index) => ({ anchor: anchorOf(index), title: heading }));

interface Props {
  readonly parts: readonly PolicyPart[];
  readonly variables: PolicyVariables;
  /** The level of their headings. */
  readonly heading: 'h2' | 'h3';
}

/**
 * The parts of a policy with their headings: paragraphs, then a list. The paragraph with the address is left out if no
 * address is set.
 */
export function PolicyText({ parts, variables, heading: Heading }: Props) {
  const canBeSaid = (paragraph: string) => variables.address !== '' || !paragraph.includes('{address}');
  return parts.map((part, index) => (
    <section key={part.heading} id={anchorOf(index)}>
      <Heading className="policy-heading">{part.heading}</Heading>
      {part.paragraphs?.filter(canBeSaid).map((paragraph) => (
        <p key={paragraph} className="mt-4 text-lg">
          <PolicySentence text={paragraph} variables={variables} />
        </p>
      ))}
      {part.items === undefined ? null : (
        <ul className="mt-4 list-disc space-y-3 ps-6 text-lg marker:text-accent-on-dark">
          {part.items.map((item) => (
            <PolicyItem key={item} text={item} variables={variables} />
          ))}
        </ul>
      )}
    </section>
  ));
}

/** The text of a policy, beside its table of contents. */
export const PolicyBody = ({ children }: { readonly children: ReactNode }) => (
  <div className="policy-text">{children}</div>
);
