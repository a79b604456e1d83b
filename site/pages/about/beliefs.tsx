import { Group } from '../../sections/group.tsx';
import { useSite } from '../../render/site-context.ts';

const beliefs = [
  { title: 'ourMission', text: 'ourMissionText' },
  { title: 'ourVision', text: 'ourVisionText' },
  { title: 'ourObjectives', text: 'ourObjectivesText' },
] as const;

/** Mission, vision and objectives. */
export function Beliefs() {
  const { say } = useSite();
  return (
    <Group title={say('beliefsTitle')} isQuiet>
      <ul className="beliefs">
        {beliefs.map(({ title, text }) => (
          <li key={title} className="belief">
            <h3 className="heading-3">{say(title)}</h3>
            <p className="mt-4 text-lg text-mist">{say(text)}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
