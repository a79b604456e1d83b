import { Group } from '../../sections/group.tsx';
import { Picture } from '../../sections/picture.tsx';
import { PictureHotspots } from '../../sections/picture-hotspots.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { ProjectData } from './load.ts';

const framing = {
  sizes: '(min-width: 1416px) 650px, (min-width: 768px) 46vw, 92vw',
  box: { ratio: 4 / 3 },
} as const;

/** The story of the project as cards with picture and text, two a row. */
export function Chapters({ chapters }: Pick<ProjectData, 'chapters'>) {
  const { t } = useSite();
  if (chapters.length === 0) return null;
  return (
    <Group title={t('highlights')} isQuiet>
      <ol className="chapters">
        {chapters.map(({ id, title, subtitle, text, icon, marks }) => (
          <li key={id} className="chapter">
            <div className="chapter-frame">
              <Picture media={icon} {...framing} alt="" className="chapter-picture" />
              <PictureHotspots media={icon} box={framing.box} hotspots={marks} />
            </div>
            {subtitle.text !== '' && (
              <p className="eyebrow mt-6">
                <LocalizedText text={subtitle} />
              </p>
            )}
            <h3 className="heading-3 mt-1">
              <LocalizedText text={title} />
            </h3>
            <Prose text={text} className="mt-3 whitespace-pre-line text-mist" deeper={2} />
          </li>
        ))}
      </ol>
    </Group>
  );
}
