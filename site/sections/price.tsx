import { formatInteger } from '../../language/format.ts';
import { type Site, useSite } from '../render/site-context.ts';
import { riyalSymbol } from '../typeface/currency-symbols.ts';
import { LibraryIconContent } from './library-icon.tsx';

interface PriceProps {
  readonly amount: number;
  /** Default: the currency of the catalogue. */
  readonly currency?: Site['currency'];
  readonly className?: string;
}

const { width, height, path } = riyalSymbol;

/** An amount in dirhams: the code before it in English, the word after it in Arabic. */
function Dirhams({ amount, className }: Omit<PriceProps, 'currency'>) {
  const { language, t } = useSite();
  const parts = [t('dirham'), formatInteger(amount, language)];
  return (
    <bdi className={`price ${className ?? ''}`.trim()}>
      {(language === 'ar' ? parts.toReversed() : parts).join(' ')}
    </bdi>
  );
}

/** A price. Riyals are "SAR" in English and the riyal sign in Arabic, both left of the number. */
export function Price({ amount, className, currency }: PriceProps) {
  const { icons, currency: usual, language, t } = useSite();
  if ((currency ?? usual) === 'AED') return <Dirhams amount={amount} {...(className !== undefined && { className })} />;
  return (
    <bdi dir="ltr" className={`price ${className ?? ''}`.trim()}>
      {language === 'ar' ? (
        <>
          <svg className="riyal" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <LibraryIconContent placed={icons.place('riyal', `<path d="${path}"/>`)} />
          </svg>
          <span className="sr-only" lang="ar" dir="rtl">
            {t('riyal')}
          </span>
        </>
      ) : (
        <span>{t('riyal')}</span>
      )}{' '}
      {formatInteger(amount, language)}
    </bdi>
  );
}
