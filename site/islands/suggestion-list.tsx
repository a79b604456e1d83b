import { type ReactNode, useEffect, useRef } from 'react';
import { MarkedWords } from '../sections/marked-words.tsx';
import { useIsland } from './island-context.tsx';
import type { Suggestion } from './suggestions.ts';

interface OptionProps {
  readonly id: string;
  readonly address: string;
  readonly isChosen: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function Option({ id, address, isChosen, className = 'suggestion', children }: OptionProps) {
  return (
    <a id={id} className={className} role="option" href={address} tabIndex={-1} aria-selected={isChosen}>
      {children}
    </a>
  );
}

function Picture({ address }: { readonly address: string | null }) {
  if (address === null) return <span className="suggestion-picture" />;
  // Icons are shown whole; photographs fill their box.
  const className = address.endsWith('.svg') ? 'suggestion-picture suggestion-sign' : 'suggestion-picture';
  return <img className={className} alt="" src={address} width={64} height={48} />;
}

interface Props {
  readonly id: string;
  /** The id of each suggestion, in order, and then of the link to all results. */
  readonly optionId: (at: number) => string;
  readonly found: readonly Suggestion[];
  /** The index of the option that Enter opens; -1 for none. */
  readonly chosen: number;
  readonly isOpen: boolean;
  readonly allResults: string;
  /** Returns the address of a page for its path without a language. */
  readonly addressOf: (path: string) => string;
}

/** The suggestions below the search field and the link to all results. */
export function SuggestionList({ id, optionId, found, chosen, isOpen, allResults, addressOf }: Props) {
  const { t } = useIsland();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={list}
      id={id}
      className="suggestions"
      role="listbox"
      aria-label={t('suggestions')}
      hidden={!isOpen}
      // Prevents the field from losing the focus when a suggestion is pressed.
      onPointerDown={(event) => event.preventDefault()}
    >
      {found.map(({ kind, title, path, image }, at) => (
        <Option key={path} id={optionId(at)} address={addressOf(path)} isChosen={at === chosen}>
          <Picture address={image} />
          <span className="suggestion-words">
            <bdi className="suggestion-title" lang={title.language}>
              <MarkedWords text={title.text} matches={title.matches} />
            </bdi>
            <span className="suggestion-kind">{t(`result-${kind}`)}</span>
          </span>
        </Option>
      ))}
      {found.length > 0 && (
        <Option
          id={optionId(found.length)}
          className="suggestion suggestion-all"
          address={allResults}
          isChosen={chosen === found.length}
        >
          {t('allResults')}
        </Option>
      )}
    </div>
  );
}
