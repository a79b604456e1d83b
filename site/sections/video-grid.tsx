import type { Media } from '../../fields/field.ts';
import { Icon } from '../../ui/icon.tsx';
import { Island } from '../islands/island.tsx';
import { VideoGrid as VideoGridIsland } from '../islands/video-grid.tsx';
import { useSite } from '../render/site-context.ts';
import { fullUpload, StructuredData } from '../render/structured-data.tsx';
import type { Card } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

interface Video extends Card {
  /** Upload time, ISO 8601. */
  readonly uploaded: string;
}

interface Props {
  readonly title: string;
  readonly videos: readonly Video[];
  /** Posters for videos that have none; the tiles use them in turn. */
  readonly posters: readonly Media[];
  /** Id for fragment links. */
  readonly anchor?: string;
}

interface TileProps {
  readonly video: Video;
  readonly poster: Media | null;
  /** True for the only video of a page, which is shown large. */
  readonly isAlone: boolean;
}

function VideoTile({ video, poster, isAlone }: TileProps) {
  const site = useSite();
  const { picture: media, title, text } = video;
  if (media === null) return null;
  return (
    <li className="video-tile">
      <Picture
        media={poster}
        sizes={
          isAlone
            ? '(min-width: 1416px) 840px, (min-width: 1024px) 59vw, 92vw'
            : '(min-width: 1416px) 427px, (min-width: 640px) 46vw, 92vw'
        }
        box={{ ratio: 16 / 9 }}
        alt=""
        className="video-tile-poster"
      />
      <span className="video-tile-sign" aria-hidden="true">
        <Icon name="play" className="size-6" />
      </span>
      <div className="video-tile-words">
        <h3 className="text-lg font-semibold">
          {/* Without scripts the browser plays the file itself. */}
          <a
            className="card-link"
            href={site.upload(media)}
            aria-label={site.t('playVideo', { title: title.text })}
            data-video={title.text}
            data-held=""
          >
            <LocalizedText text={title} />
          </a>
        </h3>
        <p className="mt-1 text-mist">
          <LocalizedText text={text} />
        </p>
      </div>
      {poster !== null && (
        <StructuredData
          thing={{
            '@type': 'VideoObject',
            name: title.text,
            description: text.text || title.text,
            thumbnailUrl: fullUpload(site, poster),
            contentUrl: fullUpload(site, media),
            uploadDate: video.uploaded,
            ...(media.duration !== null && { duration: `PT${Math.round(media.duration)}S` }),
          }}
        />
      )}
    </li>
  );
}

/** Videos to choose from. The chosen one plays in a dialog with controls. No video is fetched before. */
export function VideoGrid({ title, videos, posters, anchor }: Props) {
  const shown = videos.filter(({ picture }) => picture !== null);
  if (shown.length === 0) return null;
  return (
    <Group title={title} anchor={anchor}>
      <Island
        name="videos"
        of={VideoGridIsland}
        data={{ title }}
        slots={[
          shown.map((video, index) => (
            <VideoTile
              key={video.id}
              video={video}
              isAlone={shown.length === 1}
              poster={video.picture?.poster ?? posters[index % posters.length] ?? null}
            />
          )),
        ]}
      />
    </Group>
  );
}
