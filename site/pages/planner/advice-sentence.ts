import { formatDecimal } from '../../../language/format.ts';
import type { Advice } from '../../planner/advise.ts';
import type { Site } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';

/** Returns a function that turns a piece of advice into a sentence in the page's language. */
export function sentenceIn(site: Pick<Site, 't' | 'language'>, { plan }: PlannerData) {
  const { t, language } = site;
  const { distance, pitch, size, small, value } = lengthsIn(site, plan.unit);
  return (advice: Advice): string => {
    switch (advice.is) {
      case 'acuity':
        return t('adviceAcuity', { distance: distance(advice.metres), pitch: pitch(advice.pitchMillimetres) });
      case 'tenFoot':
        return t('adviceTenFoot', { distance: distance(advice.metres) });
      case 'nearGood':
      case 'nearAccepted':
      case 'nearCoarse':
        return t(
          ({ nearGood: 'adviceNearGood', nearAccepted: 'adviceNearAccepted', nearCoarse: 'adviceNearCoarse' } as const)[
            advice.is
          ],
          {
            near: distance(advice.metres),
            wanted: pitch(advice.wantedMillimetres),
            accepted: pitch(advice.acceptedMillimetres),
          },
        );
      case 'letters':
        return t('adviceLetters', { far: distance(advice.metres), letter: small(advice.letterMillimetres) });
      case 'bright':
      case 'dark':
      case 'dimmed':
        return t(({ bright: 'adviceBright', dark: 'adviceDark', dimmed: 'adviceDimmed' } as const)[advice.is], {
          nits: value('unitNits', advice.nits),
          least: value('unitNits', advice.least),
          most: value('unitNits', advice.most),
        });
      case 'outdoor':
        return t('adviceOutdoor');
      case 'fits':
      case 'beyond':
        return t(advice.is === 'fits' ? 'adviceFits' : 'adviceBeyond', {
          size: size(advice.space.widthMillimetres, advice.space.heightMillimetres),
          weight: value('unitKilograms', advice.weightKilograms),
        });
      case 'needs':
        return t('adviceNeeds', {
          size: size(advice.widthMillimetres, advice.heightMillimetres),
          weight: value('unitKilograms', advice.weightKilograms),
        });
      case 'wide':
        return t('adviceWide');
      case 'aspect':
        return t('adviceAspect', {
          shape: `${formatDecimal(advice.ratio, language, 2)}:1`,
          percent: advice.darkPercent,
        });
      case 'heavy':
        return t('adviceHeavy', {
          weight: value('unitKilograms', advice.weightKilograms),
          bears: value('unitKilograms', advice.bearsKilograms),
        });
      case 'circuits':
      default:
        return t('adviceCircuits', { count: advice.count, share: value('unitWatts', advice.shareWatts) });
    }
  };
}
