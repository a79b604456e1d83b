import { Link } from 'react-router';
import type { Completeness } from '../../../calls/overview.ts';
import type { Area } from '../../../content/areas.ts';
import { languages } from '../../../language/languages.ts';
import { useTranslations } from '../../app/translations.ts';
import { CompletenessBar } from './overview-bar.tsx';
import { numbersOf, sumOf, withoutTemplates } from './overview-numbers.ts';

interface Props {
  readonly area: Area;
  readonly numbers: readonly Completeness[];
}

/** An area with its number of records and the share translated in both languages. */
export function OverviewArea({ area, numbers }: Props) {
  const t = useTranslations();
  const all = sumOf(numbersOf(area, numbers, 'all'));
  const counted = withoutTemplates(numbers);
  const own = sumOf(numbersOf(area, counted, 'own')).records;
  const inSections = sumOf(numbersOf(area, counted, 'all')).records - own;
  return (
    <li className="card relative grid content-start gap-4 p-5">
      <div>
        <h3 className="font-medium">
          <Link to={area.path} className="after:absolute after:inset-0 after:rounded-xl">
            {t(area.word)}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          {t('recordCount', { count: own })}
          {inSections > 0 && ` · ${t('inSections', { count: inSections })}`}
        </p>
      </div>
      <div className="grid gap-3">
        {languages.map((language) => (
          <CompletenessBar
            key={language}
            language={language}
            records={all.records}
            complete={all[language]}
            untranslatedAt={`/missing?area=${area.path.slice(1)}&language=${language}`}
          />
        ))}
      </div>
    </li>
  );
}
