import type { Media } from '../../fields/field.ts';
import { Island } from '../islands/island.tsx';
import { QuietVideo as QuietVideoIsland } from '../islands/quiet-video.tsx';
import { altOf, stillAddress } from '../media/media.ts';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly media: Media;
  /** Overrides the file's alternative text; empty if the text beside it says the same. */
  readonly alt: string | undefined;
  readonly className: string;
}

/** A looping silent video that plays while it is visible and can be stopped. */
export function QuietVideo({ media, alt, className }: Props) {
  const site = useSite();
  const data = {
    source: site.upload(media),
    poster: media.poster === null ? undefined : stillAddress(site, media.poster),
    className,
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    alt: alt ?? altOf(media, site.language),
    place: media.place,
  };
  return <Island name="video" of={QuietVideoIsland} when="shown" data={data} />;
}
