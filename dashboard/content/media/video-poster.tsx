import { useRef } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { fileAddress, thumbnailAddress } from '../../../fields/file-address.ts';
import { useInputServices } from '../../../fields/input.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { nameOf } from './name-of.ts';
import { takeFrame } from './take-frame.ts';
import { uploadFile } from './upload-file.ts';
import { findFileNamed, type useDescribe } from './use-files.ts';

interface PosterProps {
  readonly file: StoredFile;
  readonly saving: ReturnType<typeof useDescribe>;
}

/** The poster of a video: one of its frames, or a picture of the library. */
export function VideoPoster({ file, saving }: PosterProps) {
  const t = useLateTranslations();
  const { chooseStored } = useInputServices();
  const video = useRef<HTMLVideoElement>(null);
  const taking = useAction(
    async () => {
      if (video.current === null) throw new Error();
      const stem = file.original_name.replace(/\.[^.]*$/, '');
      const frame = await takeFrame(video.current, `${stem}-poster.jpg`);
      const { id } = await uploadFile(frame, ['image'], () => {}).file;
      await saving.run({ poster: id });
    },
    { tell: () => null, refresh: () => undefined },
  );
  const choose = async () => {
    const name = await chooseStored(['image']);
    const picture = name === null ? null : await findFileNamed(name);
    if (picture !== null) saving.start({ poster: picture.id });
  };
  const isBusy = taking.isPending || saving.isPending;

  return (
    <div className="grid content-start gap-3">
      <p className="field-label">{t('poster')}</p>
      <div className="flex flex-wrap gap-3">
        <video
          ref={video}
          className="h-[200px] max-w-full rounded-lg bg-black"
          src={fileAddress(file.name)}
          controls
          muted
          preload="metadata"
          aria-label={nameOf(file)}
        />
        {file.poster !== null && (
          <img
            className="h-[200px] max-w-full rounded-lg object-contain"
            src={thumbnailAddress(file.poster.name, 640)}
            alt={t('poster')}
          />
        )}
      </div>
      <p className="field-hint">{t('posterHint')}</p>
      <p className="flex flex-wrap gap-2">
        <Button size="small" isPending={isBusy} onPress={() => taking.start()}>
          {t('takeFrame')}
        </Button>
        <Button size="small" isDisabled={isBusy} onPress={() => void choose()}>
          {t('choosePoster')}
        </Button>
        {file.poster !== null && (
          <Button size="small" isDisabled={isBusy} onPress={() => saving.start({ poster: null })}>
            {t('removePoster')}
          </Button>
        )}
      </p>
      {taking.refusal !== null && <Alert>{t('frameFailed')}</Alert>}
    </div>
  );
}
