import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Change } from '../../../calls/history.ts';
import { useTranslations } from '../../app/translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { actorOf } from './change-messages.ts';

interface ChangeHeadProps {
  readonly revision: Change;
  readonly name: string;
  /** The path of the screen that shows the changed record. */
  readonly to: string | null;
  /** What was done. */
  readonly badges: readonly string[];
  /** Additional information about the change. */
  readonly notes: ReactNode;
  /** The actions of the change. */
  readonly children: ReactNode;
}

/** The header of a change in the list: record, administrator and time. */
export function ChangeHead({ revision, name, to, badges, notes, children }: ChangeHeadProps) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="me-auto grid gap-1">
        <h3 className="flex flex-wrap items-baseline gap-2 font-medium wrap-anywhere">
          {to === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={to} className="link">
              <bdi>{name}</bdi>
            </Link>
          )}
          {badges.map((badge) => (
            <span key={badge} className="badge font-normal">
              {badge}
            </span>
          ))}
        </h3>
        <p className="text-sm text-muted">
          <time dateTime={revision.at}>{formatOfficeTime(revision.at)}</time> · <bdi>{actorOf(revision, t)}</bdi>
        </p>
        {notes}
      </div>
      {children}
    </div>
  );
}
