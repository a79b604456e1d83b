import { useIsland } from './island-context.tsx';

interface Props {
  /** The address of the page on which more can be added. */
  readonly moreAt: string | undefined;
  /** The token of the link that adds to the sent request. */
  readonly addsTo: string | undefined;
}

/** The link that adds to a request that was just sent, written out for visitors who gave no e-mail address. */
export function TellMore({ moreAt, addsTo }: Props) {
  const { t } = useIsland();
  if (moreAt === undefined || addsTo === undefined) return null;
  const address = `${moreAt}?adds_to=${addsTo}`;
  return (
    <div className="tell-more">
      <a className="button" href={address}>
        {t('tellMore')}
      </a>
      <p>{t('tellMoreNote')}</p>
      <p className="tell-more-address" dir="ltr">
        {address}
      </p>
    </div>
  );
}
