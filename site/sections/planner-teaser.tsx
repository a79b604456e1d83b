import { useSite } from '../render/site-context.ts';
import { Group } from './group.tsx';
import { WallSketch } from './wall-sketch.tsx';

/** What the planner does, with a link to it. */
export function PlannerTeaser() {
  const { t, link } = useSite();
  return (
    <Group title={t('plannerTitle')} className="container-site planner-way">
      <p className="max-w-prose text-lg text-mist">{t('plannerLead')}</p>
      <a className="button-quiet mt-6" href={link('planner')}>
        {t('planOpen')}
      </a>
      <WallSketch />
    </Group>
  );
}
