import { Group } from '../../sections/group.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../render/site-context.ts';
import type { SolutionData } from './load.ts';

/** What the place asks of a display, each need as a figure or a fact with what answers it. */
export function Needs({ needs }: Pick<SolutionData['solution'], 'needs'>) {
  const { say } = useSite();
  if (needs.length === 0) return null;
  return (
    <Group title={say('solutionNeeds')}>
      <ul className="needs">
        {needs.map(({ key, title, text }) => (
          <li key={key} className="need">
            <h3 className="heading-3">
              <Say text={title} />
            </h3>
            <p className="text-mist">
              <Say text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
