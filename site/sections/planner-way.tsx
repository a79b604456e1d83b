import { useSite } from '../site-context.ts';
import { Group } from './group.tsx';

/** What the planner does, and the way to it. */
export function PlannerWay() {
  const { say, link } = useSite();
  return (
    <Group title={say('plannerTitle')}>
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="max-w-prose text-lg text-mist">{say('plannerLead')}</p>
        <a className="button" href={link('planner')}>
          {say('planOpen')}
        </a>
      </div>
    </Group>
  );
}
