import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '../site-context.ts';

interface Props {
  readonly filters: readonly {
    readonly key: string;
    readonly name: string;
    /** The own address of the list without it. */
    readonly without: string;
  }[];
  /** The own address of the whole list. */
  readonly whole: string;
}

/** The filters in use, each a link that takes it away. */
export function UsedFilters({ filters, whole }: Props) {
  const { say, href } = useSite();
  if (filters.length === 0) return null;
  return (
    <ul className="pills" aria-label={say('activeFilters')}>
      {filters.map(({ key, name, without }) => (
        <li key={key}>
          <a className="pill" href={href(without)} aria-label={say('removeFilter', { name })}>
            {name} <Glyph name="close" className="size-3" />
          </a>
        </li>
      ))}
      <li>
        <a className="pill pill-quiet" href={href(whole)}>
          {say('clearFilters')}
        </a>
      </li>
    </ul>
  );
}
