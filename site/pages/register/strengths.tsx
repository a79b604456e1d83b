import { Group } from '../../sections/group.tsx';
import { Icon } from '../../sections/icon.tsx';
import { useSite } from '../../site-context.ts';

const strengths = [
  { title: 'strengthSurvey', text: 'strengthSurveyText', icon: 'rulers' },
  { title: 'strengthDesign', text: 'strengthDesignText', icon: 'bounding-box' },
  { title: 'strengthInstall', text: 'strengthInstallText', icon: 'tools' },
  { title: 'strengthContent', text: 'strengthContentText', icon: 'film' },
  { title: 'strengthTraining', text: 'strengthTrainingText', icon: 'mortarboard' },
  { title: 'strengthCare', text: 'strengthCareText', icon: 'heart-pulse' },
] as const;

/** Six reasons to begin a project here. */
export function Strengths() {
  const { say } = useSite();
  return (
    <Group title={say('strengthsTitle')}>
      <ul className="project-strengths">
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

/** What all of it is for. */
export function ExcellenceBanner() {
  const { say } = useSite();
  return (
    <section className="excellence" aria-labelledby="excellence-title">
      <div className="container-site">
        <h2 className="heading-1" id="excellence-title">
          {say('excellenceTitle')}
        </h2>
        <p className="excellence-text">{say('excellenceText')}</p>
      </div>
    </section>
  );
}
