import type { SiteMessage } from '../../language/site-messages.ts';
import { useSite } from '../render/site-context.ts';

/** A page among the quick links. */
export interface QuickLink {
  readonly path: string;
  readonly word: SiteMessage;
}

/** Links to the pages that are not part of a category, as list items. */
export function QuickLinks({ links }: { readonly links: readonly QuickLink[] }) {
  const { t, href } = useSite();
  return links.map(({ path, word }) => (
    <li key={path}>
      <a href={href(path)}>{t(word)}</a>
    </li>
  ));
}
