import { Island } from '../../islands/island.tsx';
import { WallPhoto } from '../../islands/wall-photo.tsx';
import { useSite } from '../../render/site-context.ts';
import type { PlannerData } from './load.ts';

/** Shows the display in a photo of the visitor. The photo is not uploaded. */
export function PhotoPart({ data }: { readonly data: PlannerData }) {
  const { t } = useSite();
  const { unit, width } = data.plan;
  const words = {
    heic: t('photoHeic'),
    unreadable: t('photoUnreadable'),
    noLength: t('issue-notALength'),
    noRectangle: t('photoNoRectangle'),
    beyond: t('photoBeyond'),
    lead: t('photoLead'),
    choose: t('photoChoose'),
    hint: t('photoHint'),
    known: t('photoKnown'),
    sign: t(`sign-${unit}`),
    picture: t('photoPicture'),
    upperLeft: t('photo-upperLeft'),
    upperRight: t('photo-upperRight'),
    lowerRight: t('photo-lowerRight'),
    lowerLeft: t('photo-lowerLeft'),
    move: t('photoMove'),
    save: t('photoSave'),
  };
  return <Island name="photo" of={WallPhoto} when="shown" data={{ unit, width: width ?? 3, words }} />;
}
