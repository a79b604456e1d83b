import { Link } from 'react-router';
import type { ErasedDataSubject, HoldingBackups } from '../../../calls/people.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

/** Lists the backups that contain the data subject, their expiry, and where to delete them. */
export function HeldInBackups({ kept, is_making_one: isMakingOne }: HoldingBackups) {
  const t = useLateTranslations();
  return (
    <div className="grid gap-2 text-sm text-muted">
      {isMakingOne && <p>{t('personBackupRunning')}</p>}
      {kept.length > 0 && (
        <>
          <p>{t('personBackups')}</p>
          <ul className="list-disc ps-5">
            {kept.map(({ name, made_at: madeAt }) => (
              <li key={name} className="wrap-anywhere">
                <time dateTime={madeAt}>{formatOfficeTime(madeAt)}</time> · <bdi dir="ltr">{name}</bdi>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/backup" className="link">
              {t('personToBackups')}
            </Link>
          </p>
        </>
      )}
      <p>{t('personBackupsElsewhere')}</p>
    </div>
  );
}

const stays = { now: 'personForgotten', later: 'personForgottenLater', 'in-time': 'personForgottenInTime' } as const;

/** The result of an erasure and what remains. */
export function AfterErasing({
  erased: { message, offers, forgotten, backups },
}: {
  readonly erased: ErasedDataSubject;
}) {
  const t = useLateTranslations();
  return (
    <section className="card grid gap-3 p-5" role="status">
      <p className="font-medium">{message}</p>
      {offers.kept > 0 && <p>{t('personOffersKept', { count: offers.kept })}</p>}
      <p className="text-muted">{t(stays[forgotten])}</p>
      <HeldInBackups {...backups} />
    </section>
  );
}
