import { Group } from '../../sections/group.tsx';
import { Icon } from '../../sections/icon.tsx';
import { useSite } from '../../site-context.ts';

const strengths = [
  { title: 'customShapes', text: 'customShapesText', icon: 'bounding-box-circles' },
  { title: 'seamlessIntegration', text: 'seamlessIntegrationText', icon: 'puzzle' },
  { title: 'highBrightness', text: 'highBrightnessText', icon: 'brightness-high' },
  { title: 'reliable', text: 'reliableText', icon: 'shield-check' },
] as const;

/** What makes the company's displays unlike others. */
export function Strengths() {
  const { say } = useSite();
  return (
    <Group title={say('uniqueTitle')}>
      <ul className="strengths">
        {strengths.map(({ title, text, icon }) => (
          <li key={title} className="strength">
            <Icon name={icon} className="reason-icon" />
            <h3 className="mt-6 text-lg font-semibold">{say(title)}</h3>
            <p className="mt-2 text-mist">{say(text)}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
