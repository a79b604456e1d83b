import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly filters: readonly {
    readonly key: string;
    readonly name: string;
    /** The internal address of the list without this filter. */
    readonly without: string;
  }[];
  /** The internal address of the unfiltered list. */
  readonly whole: string;
  /** Entered values that are not numbers, by their query names. */
  readonly unread: ReadonlyMap<string, string>;
}

/** The invalid values, and the active filters, each as a link that removes it. */
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
