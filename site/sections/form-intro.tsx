import type { Media } from '../../fields/field.ts';
import { PageHero } from './page-hero.tsx';

interface Props {
  readonly media: Media | null;
  readonly title: string;
  readonly lead: string;
}

/** The intro of a page with a form, beside a low picture if there is one. */
export function FormIntro({ media, title, lead }: Props) {
  if (media === null) {
    return (
      <div className="container-site page-intro">
        <h1 className="heading-1">{title}</h1>
        <p className="page-intro-text">{lead}</p>
      </div>
    );
  }
  return (
    <PageHero media={media} isBeside isLow>
      <h1 className="hero-title">{title}</h1>
      <p className="page-intro-text">{lead}</p>
    </PageHero>
  );
}
