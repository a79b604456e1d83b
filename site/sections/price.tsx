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
  'M1085.73 895.8c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.33v-135.2l292.27-62.11c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.27V66.13c-50.67 28.45-95.67 66.32-132.25 110.99v403.35l-132.25 28.11V0c-50.67 28.44-95.67 66.32-132.25 110.99v525.69l-295.91 62.88c-20.06 44.47-33.33 92.75-38.42 143.37l334.33-71.05v170.26l-358.3 76.14c-20.06 44.47-33.32 92.75-38.4 143.37l375.04-79.7c30.53-6.35 56.77-24.4 73.83-49.24l68.78-101.97v-.02c7.14-10.55 11.3-23.27 11.3-36.97v-149.98l132.25-28.11v270.4l424.53-90.28Z"/>';

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
