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

/** Six reasons to begin a project here. */
export const ProjectStrengths = () => (
  <Strengths title="strengthsTitle" className="project-strengths" strengths={strengths} />
);

/** Beside its words, or below them as wide as the page. */
const besideWords: Framing = {
  sizes: '(min-width: 1416px) 792px, (min-width: 1024px) 55vw, 92vw',
  box: { ratio: 4 / 3 },
  onPhones: 'even',
};

/** What all of it is for. */
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
