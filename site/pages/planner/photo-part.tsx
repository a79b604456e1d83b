import { Icon } from '../../../ui/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { WallPhoto } from '../../islands/wall-photo.tsx';
import { useSite } from '../../render/site-context.ts';
import type { PlannerData } from './load.ts';

/** The display in a photo of the visitor's own. What draws it is fetched when this is opened; nothing is sent. */
export function PhotoPart({ data }: { readonly data: PlannerData }) {
  const { say } = useSite();
  const { unit, width } = data.plan;
  const words = {
    heic: say('photoHeic'),
    unreadable: say('photoUnreadable'),
    noLength: say('issue-notALength'),
    noRectangle: say('photoNoRectangle'),
    beyond: say('photoBeyond'),
    lead: say('photoLead'),
    choose: say('photoChoose'),
    hint: say('photoHint'),
    known: say('photoKnown'),
    sign: say(`sign-${unit}`),
    picture: say('photoPicture'),
    upperLeft: say('photo-upperLeft'),
    upperRight: say('photo-upperRight'),
    lowerRight: say('photo-lowerRight'),
    lowerLeft: say('photo-lowerLeft'),
    move: say('photoMove'),
    save: say('photoSave'),
  };
  return (
    <details className="plan-photo">
      <summary>
        {say('photoTitle')}
        <Icon name="chevron" className="size-4" />
      </summary>
      <Island name="photo" of={WallPhoto} when="shown" data={{ unit, width: width ?? 3, words }} />
    </details>
  );
}
