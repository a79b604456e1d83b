import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StoredFile } from '../../calls/library.ts';
import { fileAddress, thumbnailAddress } from '../../fields/file-address.ts';
import { useInputServices } from '../../fields/input.ts';
import { useWords } from '../words.ts';
import { nameOf } from './name-of.ts';
import { takeFrame } from './take-frame.ts';
import { uploadFile } from './upload-file.ts';
import { findFileNamed, type useDescribe } from './use-files.ts';

interface PosterProps {
  readonly file: StoredFile;
  readonly saving: ReturnType<typeof useDescribe>;
}

/** The picture that stands for a video until it plays: a frame of it, or one of the library. */
export function VideoPoster({ file, saving }: PosterProps) {
  const say = useWords();
  const { chooseStored } = useInputServices();
  const video = useRef<HTMLVideoElement>(null);
  const taking = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (video.current === null) throw new Error();
      const stem = file.original_name.replace(/\.[^.]*$/, '');
      const frame = await takeFrame(video.current, `${stem}-poster.jpg`);
      const { id } = await uploadFile(frame, ['image'], () => {}).file;
      await saving.mutateAsync({ poster: id });
    },
  });
  const choose = async () => {
    const name = await chooseStored(['image']);
    const picture = name === null ? null : await findFileNamed(name);
    if (picture !== null) saving.mutate({ poster: picture.id });
  };
  const isBusy = taking.isPending || saving.isPending;

  return (
    <div className="grid content-start gap-3">
      <p className="field-label">{say('poster')}</p>
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
            alt={say('poster')}
          />
        )}
      </div>
      <p className="field-hint">{say('posterHint')}</p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button small" disabled={isBusy} onClick={() => taking.mutate()}>
          {isBusy ? say('wait') : say('takeFrame')}
        </button>
        <button type="button" className="button small" disabled={isBusy} onClick={() => void choose()}>
          {say('choosePoster')}
        </button>
        {file.poster !== null && (
          <button
            type="button"
            className="button small"
            disabled={isBusy}
            onClick={() => saving.mutate({ poster: null })}
          >
            {say('removePoster')}
          </button>
        )}
      </p>
      {taking.isError && (
        <p role="alert" className="alert">
          {say('frameFailed')}
        </p>
      )}
    </div>
  );
}
