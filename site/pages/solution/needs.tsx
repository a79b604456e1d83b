import { Group } from '../../sections/group.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { SolutionData } from './load.ts';

/** The requirements of the place, each as a figure or a fact with the matching answer. */
export function Needs({ needs }: Pick<SolutionData['solution'], 'needs'>) {
  const { t } = useSite();
  if (needs.length === 0) return null;
  return (
    <Group title={t('solutionNeeds')}>
      <ul className="needs">
        {needs.map(({ key, title, text }) => (
          <li key={key} className="need">
            <h3 className="heading-3">
              <LocalizedText text={title} />
            </h3>
            <p className="text-mist">
              <LocalizedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
