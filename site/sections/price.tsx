import { formatInteger } from '../../language/format.ts';
import { useSite } from '../site-context.ts';
import { IconDrawing } from './icon.tsx';

interface PriceProps {
  readonly amount: number;
  readonly className?: string;
}

/** The sign of the riyal (U+20C1), which hardly any font has; drawn to the proportions published by the central bank. */
const riyalSign =
  '<path d="M699.62 1113.02c-20.06 44.48-33.32 92.75-38.4 143.37l424.51-90.24c20.06-44.47 33.31-92.75 38.4-143.37l-424.51 90.24Z ' +
  'M1086 896c20-44 33-93 38-143l-331 70v-135l292-62c20-44 33-93 38-143l-331 70V66c-51 28-96 66-132 111v403l-132 28V0c-51 28-96 66-132 111v526l-296 63c-20 44-33 93-38 143l334-71v170l-358 76c-20 44-33 93-38 143l375-80c31-6 57-24 74-49l69-102v0c7-11 11-23 11-37v-150l132-28v270l425-90Z"/>';

/** An amount of dirhams: the code before it in English, the word behind it in Arabic. */
function Dirhams({ amount, className }: PriceProps) {
  const { language, say } = useSite();
  const parts = [say('dirham'), formatInteger(amount, language)];
  return (
    <bdi className={`price ${className ?? ''}`.trim()}>
      {(language === 'ar' ? parts.toReversed() : parts).join(' ')}
    </bdi>
  );
}

/**
 * A price in the currency of the catalogue. Riyals are "SAR" in English and their sign in Arabic, which stands to the
 * left of the number in both.
 */
export function Price({ amount, className }: PriceProps) {
  const { icons, currency, language, say } = useSite();
  if (currency === 'AED') return <Dirhams amount={amount} {...(className !== undefined && { className })} />;
  return (
    <bdi dir="ltr" className={`price ${className ?? ''}`.trim()}>
      {language === 'ar' ? (
        <>
          <svg className="riyal" viewBox="0 0 1124.14 1256.39" aria-hidden="true">
            <IconDrawing placed={icons.place('riyal', riyalSign)} />
          </svg>
          <span className="sr-only" lang="ar" dir="rtl">
            {say('riyal')}
          </span>
        </>
      ) : (
        <span>{say('riyal')}</span>
      )}{' '}
      {formatInteger(amount, language)}
    </bdi>
  );
}
