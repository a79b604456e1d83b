import { useSite } from '../site-context.ts';

/** A titled part of a page that can be gone to. */
export interface PagePart {
  readonly anchor: string;
  readonly title: string;
}

/** The way into a long page: its parts in the order in which they stand. One part needs none. */
export function PageParts({ parts }: { readonly parts: readonly PagePart[] }) {
  const { say } = useSite();
  if (parts.length < 2) return null;
  return (
    <nav className="page-parts" aria-label={say('onThisPage')}>
      <ul className="container-site">
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
