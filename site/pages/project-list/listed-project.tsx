import { formatDecimal, formatInteger } from '../../../language/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { pitchInWords } from '../../render/pitch-in-words.ts';
import { projectLink } from '../../links/project-pages.ts';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { ProjectListData } from './load.ts';

type Listed = ProjectListData['projects'][number];

/** A project with its city, sector, area and display. */
export function ListedProject({ project }: { readonly project: Listed }) {
  const { t, href, language } = useSite();
  const { title, subtitle, icon, sector, city, area, display } = project;
  const squareMetres = (of: number) => (of < 10 ? formatDecimal(of, language, 1) : formatInteger(of, language));
  const size = area === null ? '' : `${squareMetres(area)} ${t('squareMetres')}`;
  const facts = [city.text, sector.text].filter((fact) => fact !== '');
  return (
    <li className="listed">
      <Picture
        media={icon}
        sizes="(min-width: 1920px) 396px, (min-width: 1416px) 315px, (min-width: 1280px) 22vw, (min-width: 1024px) 32vw, (min-width: 640px) 44vw, 92vw"
        box={{ ratio: 4 / 3 }}
        className="listed-picture"
        alt=""
      />
      <div className="listed-words">
        <h2 className="listed-name">
          <a className="card-link" href={href(projectLink(project))}>
            <LocalizedText text={title} />
            <Icon name="arrow" className="listed-arrow size-4" />
          </a>
        </h2>
        <p className="listed-text">
          <LocalizedText text={subtitle} />
        </p>
        {(facts.length + size.length > 0 || display !== null) && (
          <p className="listed-facts">
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
            {size !== '' && <bdi className="listed-size">{size}</bdi>}
            {display !== null && (
              <span className="listed-size">
                <LocalizedText text={display.name} />
                {display.pitch !== null && (
                  <>
                    {' · '}
                    <bdi>{t('pitchOf', { pitch: pitchInWords(display, t) })}</bdi>
                  </>
                )}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
