import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly filters: readonly {
    readonly key: string;
    readonly name: string;
    /** The own address of the list without it. */
    readonly without: string;
  }[];
  /** The own address of the whole list. */
  readonly whole: string;
  /** What was typed as a number and cannot be read, by its name in the address. */
  readonly unread: ReadonlyMap<string, string>;
}

/** The filters in use, each a link that takes it away, below those that could not be read. */
export function UsedFilters({ filters, whole, unread }: Props) {
  const { t, href } = useSite();
  return (
    <>
      {[...unread].map(([name, text]) => (
        <p key={name} className="form-error">
          {t('filterUnread', { text })}
        </p>
      ))}
      {filters.length > 0 && (
        <ul className="pills" aria-label={t('activeFilters')}>
          {filters.map(({ key, name, without }) => (
            <li key={key}>
              <a className="pill" href={href(without)} aria-label={t('removeFilter', { name })}>
                {name} <Icon name="close" className="size-3" />
              </a>
            </li>
          ))}
          <li>
            <a className="pill pill-quiet" href={href(whole)}>
              {t('clearFilters')}
            </a>
          </li>
        </ul>
      )}
    </>
  );
}
