import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { isolate } from '../../language/bidi.ts';
import { formatInteger } from '../../language/format.ts';
import { drawLens, type Lens, partLens } from './draw-lens.ts';
import { useIsland } from './island-context.tsx';
import { useWidth } from './use-width.ts';

interface Props extends Omit<Lens, 'metres'> {
  /** The distance that is shown first, in metres. */
  readonly metres: number;
  /** The finer and the coarser pitch: their texts, and the distance in metres from which no pixel is seen. */
  readonly fine: { readonly name: string; readonly smoothFrom: number; readonly smoothText: string };
  readonly coarse: { readonly name: string; readonly smoothFrom: number };
  /** The share of the contrast that daylight takes, from 0 to 1. */
  readonly washed: number;
  /** The brightness as text; empty if it is unknown. */
  readonly brightness: string;
  /** The two pitches in the order of the picture. */
  readonly names: readonly [string, string];
  readonly labels: {
    readonly picture: string;
    readonly distance: string;
    readonly light: string;
    readonly noon: string;
    readonly night: string;
  };
}

const [nearest, farthest] = [2, 30] as const;

type Light = 'noon' | 'night';

/** What an eye finds at a distance, and what the light does. */
function useSentence({ fine, coarse, brightness }: Props, metres: number, light: Light): string {
  const { t } = useIsland();
  const distance = isolate(`${metres} ${t('lensMetre')}`);
  const pitches =
    metres >= coarse.smoothFrom
      ? t('lensBoth', { distance, coarse: coarse.name })
      : metres >= fine.smoothFrom
        ? t('lensFine', { distance, fine: fine.name, coarse: coarse.name })
        : t('lensNeither', { distance, fine: fine.name, smooth: fine.smoothText });
  const daylight = brightness === '' ? t('lensAtNoon') : t('lensAtNoonWith', { brightness });
  return `${pitches} ${light === 'noon' ? daylight : t('lensAtNight')}`;
}

/** A picture at the pitch of a product and at another one, from a distance and in a light that the visitor chooses. */
export function DistanceLens(props: Props) {
  const { first, second, sample, metres: begin, washed, names, labels } = props;
  const { t, language } = useIsland();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  const [metres, setMetres] = useState(begin);
  const [light, setLight] = useState<Light>('night');
  const sentence = useSentence(props, metres, light);
  const pictures = useMemo(
    () => (width > 0 ? drawLens({ first, second, metres, sample }, width) : null),
    [width, first, second, metres, sample],
  );
  useEffect(() => {
    if (canvas.current !== null && pictures !== null)
      partLens(canvas.current, pictures, 0.5, light === 'noon' ? washed : 0);
  }, [pictures, light, washed]);
  return (
    <div className="distance-lens">
      <div dir="ltr">
        <canvas ref={canvas} className="lens-picture" role="img" aria-label={labels.picture} />
        <p className="lens-names">
          <span>{names[0]}</span>
          <span>{names[1]}</span>
        </p>
      </div>
      <label className="lens-distance">
        <span>{labels.distance}</span>
        <input
          type="range"
          className="lens-slider"
          min={nearest}
          max={farthest}
          value={metres}
          autoComplete="off"
          aria-valuetext={`${formatInteger(metres, language)} ${t('lensMetre')}`}
          onChange={({ target }) => setMetres(Number(target.value))}
        />
        <output>{isolate(`${metres} ${t('lensMetre')}`)}</output>
      </label>
      <div className="lens-light" role="radiogroup" aria-label={labels.light}>
        {(['noon', 'night'] as const).map((each) => (
          <label key={each} className="pill">
            <input type="radio" name={id} checked={light === each} onChange={() => setLight(each)} /> {labels[each]}
          </label>
        ))}
      </div>
      <p className="lens-sentence" aria-live="polite">
        {sentence}
      </p>
    </div>
  );
}
