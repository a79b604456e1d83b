import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Quad } from '../planner/homography.ts';
import { type LengthUnit, readLength, toMillimetres } from '../planner/length.ts';
import { drawDisplay } from './wall-photo/draw-display.ts';
import { isHeic, openPhoto } from './wall-photo/open-photo.ts';
import { PhotoHandle } from './photo-handle.tsx';
import {
  cornerNames,
  firstMarks,
  type MarkedPhoto,
  moveCorner,
  moveDisplay,
  placeDisplay,
} from './wall-photo/place-display.ts';
import { savePicture } from './wall-photo/save-picture.ts';
import { usePlan } from './wall-photo/use-plan.ts';

type PhotoError = 'heic' | 'unreadable' | 'noLength' | 'noRectangle' | 'beyond';
type Word = 'lead' | 'choose' | 'hint' | 'known' | 'sign' | 'picture' | 'move' | 'save';

interface Props {
  /** Unit of the known width if the visitor types none. */
  readonly unit: LengthUnit;
  /** Initial value of the known width. */
  readonly width: number;
  readonly words: Readonly<Record<PhotoError | Word | keyof Quad, string>>;
}

/** Shows the planned display in a photo of the visitor. The photo is never uploaded. */
export function WallPhoto({ unit, width, words }: Props) {
  const { display, isNight } = usePlan();
  const chooser = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [work, setWork] = useState<MarkedPhoto | null>(null);
  const [unopened, setUnopened] = useState<'heic' | 'unreadable' | null>(null);
  const [written, setWritten] = useState(String(width));

  const length = readLength(written, unit);
  const isKnown = length !== null && length > 0;
  const place = (marked: MarkedPhoto) =>
    display !== null && isKnown ? placeDisplay(marked, display, toMillimetres(length, unit)) : null;
  const placed = work === null ? null : place(work);
  const corners = placed?.corners ?? null;

  function findPhotoError(): PhotoError | null {
    if (unopened !== null || work === null) return unopened;
    if (!isKnown) return 'noLength';
    if (display === null || corners !== null) return null;
    return placed === null ? 'noRectangle' : 'beyond';
  }
  const photoError = findPhotoError();

  async function open(): Promise<void> {
    const input = chooser.current;
    const file = input?.files?.[0];
    if (input === null || file === undefined) return;
    try {
      setWork(firstMarks(await openPhoto(file)));
      setUnopened(null);
    } catch {
      setUnopened(isHeic(file) ? 'heic' : 'unreadable');
    } finally {
      // Allows the same photo to be chosen again.
      input.value = '';
    }
  }

  // A photo may have been chosen before hydration.
  const openChosen = useEffectEvent(() => void open());
  useEffect(() => openChosen(), []);

  const draw = useEffectEvent(() => {
    const picture = canvas.current?.getContext('2d');
    if (!picture || work === null) return;
    picture.drawImage(work.photo, 0, 0);
    if (placed === null || corners === null || display === null) return;
    const { wall, onWall } = placed;
    drawDisplay(picture, { photo: work.photo, display, wall, onWall, corners, isNight });
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => draw());
    return () => cancelAnimationFrame(frame);
  });

  return (
    <div className="photo">
      <p className="plan-note">{words.lead}</p>
      <label className="button-quiet photo-choose">
        {words.choose}
        <input ref={chooser} type="file" accept="image/*" className="photo-file" onChange={() => void open()} />
      </label>
      <p className="form-error" role="alert">
        {photoError === null ? '' : words[photoError]}
      </p>
      <div className="photo-work" hidden={work === null}>
        <p className="plan-note" id="photo-hint">
          {words.hint}
        </p>
        <div className="form-field photo-known">
          <label className="form-label" htmlFor="photo-known">
            {words.known} <span className="form-optional">({words.sign})</span>
          </label>
          <input
            id="photo-known"
            className="form-control"
            inputMode="decimal"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            value={written}
            aria-invalid={work !== null && !isKnown ? true : undefined}
            onChange={({ target }) => setWritten(target.value)}
          />
        </div>
        <div className="photo-stage" dir="ltr">
          <canvas
            ref={canvas}
            className="photo-picture"
            role="img"
            aria-label={words.picture}
            width={work?.photo.width}
            height={work?.photo.height}
          />
          {work !== null && (
            <>
              {cornerNames.map((corner) => (
                <PhotoHandle
                  key={corner}
                  label={words[corner]}
                  photo={work.photo}
                  at={work.marked[corner]}
                  onMove={(by) => setWork((last) => last && moveCorner(last, corner, by))}
                />
              ))}
              <PhotoHandle
                className="photo-move"
                label={words.move}
                photo={work.photo}
                at={placed === null || corners === null ? null : placed.middle}
                onMove={(by) => setWork((last) => last && moveDisplay(last, place(last), by))}
              />
            </>
          )}
        </div>
        <button type="button" className="button photo-save" onClick={() => savePicture(canvas.current)}>
          {words.save}
        </button>
      </div>
    </div>
  );
}
