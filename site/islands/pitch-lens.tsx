import { useEffect, useMemo, useRef, useState } from 'react';
import { drawLens, type Lens, partLens } from './draw-lens.ts';
import { PartSlider } from './part-slider.tsx';
import { useWidth } from './use-width.ts';

interface Props extends Lens {
  readonly title: string;
  readonly text: string;
  /** The accessible name of the slider. */
  readonly label: string;
  /** The two pitches as texts. */
  readonly names: readonly [string, string];
}

/** The same picture at two pitches from the same distance, split by a slider. */
export function PitchLens({ first, second, metres, sample, title, text, label, names }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  const [share, setShare] = useState(0.5);
  const pictures = useMemo(
    () => (width > 0 ? drawLens({ first, second, metres, sample }, width) : null),
    [width, first, second, metres, sample],
  );
  useEffect(() => {
    if (canvas.current !== null && pictures !== null) partLens(canvas.current, pictures, share);
  }, [pictures, share]);
  return (
    <div className="plan-lens">
      <h3 className="plan-subtitle">{title}</h3>
      <p className="plan-note">{text}</p>
      <div dir="ltr">
        <canvas ref={canvas} className="lens-picture" role="img" aria-label={title} />
        <PartSlider label={label} share={share} onShare={setShare} />
        <p className="lens-names">
          <span>{names[0]}</span>
          <span>{names[1]}</span>
        </p>
      </div>
    </div>
  );
}
