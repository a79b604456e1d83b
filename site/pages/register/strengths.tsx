import { Strengths } from '../../sections/strengths.tsx';
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
export const ProjectStrengths = () => (
  <Strengths title="strengthsTitle" className="project-strengths" strengths={strengths} />
);

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
