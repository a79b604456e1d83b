import type { Media } from '../../../fields/field.ts';
import type { Framing } from '../../media/picture-sources.ts';
import { MediaBanner } from '../../sections/media-banner.tsx';
import { Strengths } from '../../sections/strengths.tsx';
import { useSite } from '../../render/site-context.ts';

const strengths = [
  { title: 'strengthSurvey', text: 'strengthSurveyText', icon: 'clipboard-check' },
  { title: 'strengthDesign', text: 'strengthDesignText', icon: 'bounding-box' },
  { title: 'strengthInstall', text: 'strengthInstallText', icon: 'people' },
  { title: 'strengthContent', text: 'strengthContentText', icon: 'film' },
  { title: 'strengthTraining', text: 'strengthTrainingText', icon: 'easel' },
  { title: 'strengthCare', text: 'strengthCareText', icon: 'shield-check' },
] as const;

/** Six reasons to start a project with the company. */
export const ProjectStrengths = () => (
  <Strengths title="strengthsTitle" className="project-strengths" strengths={strengths} />
);

/** The picture is beside the text, or below it across the whole width of the page. */
const besideWords: Framing = {
  sizes: '(min-width: 1416px) 792px, (min-width: 1024px) 55vw, 92vw',
  box: { ratio: 4 / 3 },
  onPhones: 'even',
};

/** A closing banner. */
export function ExcellenceBanner({ picture }: { readonly picture: Media | null }) {
  const { t, language } = useSite();
  return (
    <section className="excellence container-site">
      <MediaBanner
        media={picture}
        headline={{ text: t('excellenceTitle'), language }}
        text={{ text: t('excellenceText'), language }}
        framing={besideWords}
      />
    </section>
  );
}
