import { Group } from '../../sections/group.tsx';
import { useSite } from '../../render/site-context.ts';

const beliefs = [
  { title: 'ourMission', text: 'ourMissionText' },
  { title: 'ourVision', text: 'ourVisionText' },
  { title: 'ourObjectives', text: 'ourObjectivesText' },
] as const;

export function Beliefs() {
  const { t } = useSite();
  return (
    <Group title={t('beliefsTitle')} isQuiet>
      <ul className="beliefs">
        {beliefs.map(({ title, text }) => (
          <li key={title} className="belief">
            <h3 className="heading-3">{t(title)}</h3>
            <p className="mt-4 text-lg text-mist">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
