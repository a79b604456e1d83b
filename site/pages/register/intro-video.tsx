import type { Media } from '../../../fields/field.ts';
import { IntroVideo as IntroVideoIsland } from '../../islands/intro-video.tsx';
import { Island } from '../../islands/island.tsx';
import { altOf } from '../../media/media.ts';
import { useSite } from '../../render/site-context.ts';

/** A silent film before the form. It is not fetched before it is shown, and absent without scripts. */
export function IntroVideo({ media }: { readonly media: Media }) {
  const { upload, language } = useSite();
  const data = {
    source: upload(media),
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    alt: altOf(media, language),
  };
  return <Island name="intro" of={IntroVideoIsland} when="at-once" data={data} />;
}
