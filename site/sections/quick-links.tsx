import type { SiteMessage } from '../../language/site-messages.ts';
import { useSite } from '../render/site-context.ts';

/** A page that stands among the quick links. */
export interface QuickLink {
  readonly path: string;
  readonly word: SiteMessage;
}

/** The pages that are not reached through a category, as items of a list. */
export function QuickLinks({ links }: { readonly links: readonly QuickLink[] }) {
  const { t, href } = useSite();
  return links.map(({ path, word }) => (
    <li key={path}>
      <a href={href(path)}>{t(word)}</a>
    </li>
  ));
}
