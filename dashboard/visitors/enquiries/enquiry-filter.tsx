import { Link } from 'react-router';
import type { EnquiryFilter as CallFilter } from '../../../calls/enquiries.ts';
import { enquiries as kinds } from '../../../content/enquiries/index.ts';
import { enquiryStatuses, isEnquiryStatus } from '../../../content/enquiries/status.ts';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { SearchBox } from '../../app/shell/search-box.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { statusMessages } from './enquiry-marks.tsx';
import { useAssignable } from './use-assignable.ts';
import { useToday } from '../../app/shell/use-today.ts';

/** The view of the list from its address; search words are not part of the address. */
export interface ShownEnquiries {
  /** A status, `unanswered`, `overdue`, `held` or `deleted`; empty for all. */
  readonly show: string;
  readonly kind: string;
  /** The id of an administrator; empty for all. */
  readonly assigned: string;
  readonly words: string;
}

export const shownIn = (address: URLSearchParams, words: string): ShownEnquiries => ({
  show: address.get('show') ?? '',
  kind: address.get('kind') ?? '',
  assigned: address.get('assigned') ?? '',
  words,
});

/** A path of the dashboard with navigation state that does not appear in the address. */
export interface Place {
  readonly to: string;
  readonly state: { readonly words: string };
}

/** The path of the list with this view. */
export function placeOf({ show, kind, assigned, words }: ShownEnquiries): Place {
  const address = new URLSearchParams(
    Object.entries({ show, kind, assigned }).filter(([, value]) => value !== ''),
  ).toString();
  return { to: address === '' ? '/enquiries' : `/enquiries?${address}`, state: { words } };
}

/** The filter as the call expects it, without search words. */
export const toCallFilter = ({ show, kind, assigned }: ShownEnquiries): CallFilter => ({
  ...(isEnquiryStatus(show) && { status: show }),
  // Enquiries that are pending moderation are listed under `held`.
  ...(show === 'new' && { held: false }),
  ...(show === 'held' && { held: true }),
  ...(show === 'unanswered' && { unanswered: true }),
  ...(show === 'overdue' && { overdue: true }),
  ...(show === 'deleted' && { removed: true }),
  ...(kinds.some((each) => each.kind === kind) && { kind }),
  ...(/^[1-9]\d{0,8}$/.test(assigned) && { assigned: Number(assigned) }),
});

interface EnquiryFilterProps {
  readonly shown: ShownEnquiries;
  readonly onChange: (change: Partial<ShownEnquiries>) => void;
}

/** The filters of the list: status, kind and search words. */
export function EnquiryFilter({ shown, onChange }: EnquiryFilterProps) {
  const t = useLateTranslations();
  const today = useToday().data;
  const { options: administrators } = useAssignable();
  const places = [
    { show: '', name: t('filterAll'), count: undefined },
    { show: 'unanswered', name: t('filterUnanswered'), count: today?.unanswered },
    { show: 'new', name: t(statusMessages.new), count: today?.newEnquiries },
    { show: 'overdue', name: t('filterOverdue'), count: today?.overdue },
    { show: 'held', name: t('filterHeld'), count: today?.held },
    ...enquiryStatuses.slice(1).map((status) => ({ show: status, name: t(statusMessages[status]), count: undefined })),
    { show: 'deleted', name: t('filterDeleted'), count: undefined },
  ];
  return (
    <div className="grid gap-4">
      <nav aria-label={t('enquiriesFilter')}>
        <ul className="flex flex-wrap gap-2">
          {places.map(({ show, name, count = 0 }) => (
            <li key={show}>
              <Link
                {...placeOf({ ...shown, show })}
                className="pill"
                aria-current={shown.show === show ? 'page' : undefined}
              >
                {name}
                {count > 0 && (
                  <>
                    <span aria-hidden="true" className="ms-2 text-sm tabular-nums">
                      {count}
                    </span>
                    <span className="sr-only">: {t('personEnquiries', { count })}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap gap-3">
        <SearchBox label={t('enquiriesSearch')} text={shown.words} onType={(words) => onChange({ words })} />
        <Select
          className="sm:max-w-60"
          aria-label={t('enquiriesKind')}
          value={shown.kind}
          options={[
            { value: '', label: t('allKinds') },
            ...kinds.map(({ kind, label }) => ({ value: kind, label: label[currentLanguage()] })),
          ]}
          onSelect={(kind) => onChange({ kind })}
        />
        {administrators.length > 1 && (
          <Select
            className="sm:max-w-60"
            aria-label={t('enquiryAssigned')}
            value={shown.assigned}
            options={[{ value: '', label: t('enquiryAssignedAll') }, ...administrators]}
            onSelect={(assigned) => onChange({ assigned })}
          />
        )}
      </div>
    </div>
  );
}
