import { type Advice, isWarning } from '../../planner/advise.ts';
import { verdictsOn } from '../../planner/verdicts.ts';
import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sentenceIn } from './advice-sentence.ts';
import type { PlannerData, Variant } from './load.ts';

interface Props {
  readonly advice: readonly Advice[];
  readonly data: PlannerData;
}

/** Pieces of advice on a wall. Warnings are highlighted. */
export function AdviceList({ advice, data }: Props) {
  const sentence = sentenceIn(useSite(), data);
  return (
    <ul className="plan-advice">
      {advice.map((each) => (
        <li key={each.is} data-warns={isWarning(each) ? '' : undefined}>
          {sentence(each)}
        </li>
      ))}
    </ul>
  );
}

/** The three verdicts on a wall with their reasons, and below them the remaining advice. */
export function Verdicts({ variant: { advice }, data }: { readonly variant: Variant; readonly data: PlannerData }) {
  const site = useSite();
  const { t } = site;
  const sentence = sentenceIn(site, data);
  const verdicts = verdictsOn(advice);
  const rest = advice.filter((each) => !verdicts.some((verdict) => verdict.advice === each));
  return (
    <>
      <ul className="plan-verdicts">
        {verdicts.map(({ title, isGood, advice: reason }) => (
          <li key={reason.is} data-warns={isGood ? undefined : ''}>
            <Icon name={isGood ? 'check' : 'close'} className="size-5" />
            <div>
              <strong>{t(title)}</strong>
              <p>{sentence(reason)}</p>
            </div>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <>
          <h4 className="plan-subtitle">{t('planAdvice')}</h4>
          <AdviceList advice={rest} data={data} />
        </>
      )}
    </>
  );
}
