import type { Chrome } from '../render/chrome.ts';
import { categories as declared } from '../../content/collections/index.ts';
import { recordAddress } from '../../content/record-address.ts';
import { useSite } from '../render/site-context.ts';
import { Say } from './say.tsx';

/** The categories' names as items of a list, each leading to its page. */
export function CategoryLinks({
  categories,
  className,
}: {
  readonly categories: Chrome['categories'];
  readonly className?: string | undefined;
}) {
  const { href } = useSite();
  return categories.map(({ id, name, path }) => (
    <li key={id}>
      <a
        className={className}
        href={href(recordAddress(declared, { id, title: name.text, parent: null, fields: { path } }))}
      >
        <Say text={name} />
      </a>
    </li>
  ));
}
