import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { thumbnailAddress } from '../../../fields/file-address.ts';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../app/translations.ts';

const step = 0.02;

/** The step of each arrow key. Pictures are not mirrored in Arabic, so neither are the arrows. */
const stepByKey: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Rounded to hundredths, the precision that pages use. */
const inside = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
type FocalPoint = StoredFile['focal_point'];

const centre: FocalPoint = { x: 0.5, y: 0.5 };

/** Aspect ratios and labels of the crop shapes. */
const shapes = {
  wide: { ratio: '21 / 9', word: 'cropWide' },
  card: { ratio: '4 / 3', word: 'cropCard' },
  even: { ratio: '1 / 1', word: 'cropEven' },
  tall: { ratio: '2 / 3', word: 'cropTall' },
} as const;
const shapeNames = ['wide', 'card', 'even', 'tall'] as const;
type Shape = (typeof shapeNames)[number];

interface PickerProps {
  readonly name: string;
  readonly point: FocalPoint;
  readonly crops: StoredFile['crops'];
  readonly onAim: (point: FocalPoint) => void;
  readonly onCut: (crops: StoredFile['crops']) => void;
  /** Called when the position is final: on release or on blur. */
  readonly onSettle: () => void;
}

/**
 * Sets the focal point of a picture by a press or by arrow keys. A crop shape chosen below the picture can have a point
 * of its own.
 */
export function FocalPicker({ name, point, crops, onAim, onCut, onSettle }: PickerProps) {
  const t = useTranslations();
  const hint = useId();
  const [shape, setShape] = useState<Shape | null>(null);
  const shown = (shape === null ? undefined : crops[shape]) ?? point;
  const change = (next: FocalPoint) => (shape === null ? onAim(next) : onCut({ ...crops, [shape]: next }));
  const place = t('focalPlace', { across: Math.round(shown.x * 100), down: Math.round(shown.y * 100) });
  const label = shape === null ? t('focalPoint') : t('cropOf', { shape: t(shapes[shape].word) });

  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by the keyboard has no coordinates.
    if (event.detail === 0) return;
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
    change({ x: inside((event.clientX - x) / width), y: inside((event.clientY - y) / height) });
  };
  const moved = (event: KeyboardEvent) => {
    const move = stepByKey[event.key];
    if (move === undefined) return;
    event.preventDefault();
    change({ x: inside(shown.x + move[0]), y: inside(shown.y + move[1]) });
  };
  const follow = (followed: Shape) => {
    const { [followed]: _, ...others } = crops;
    onCut(others);
    onSettle();
  };

  return (
    <div className="grid content-start gap-2">
      <p className="field-label">{label}</p>
      <Button
        variant="bare"
        className="focal-picture"
        dir="ltr"
        aria-label={`${label}: ${place}`}
        aria-describedby={hint}
        onPress={pressed}
        onKeyDown={moved}
        onBlur={onSettle}
      >
        <img src={thumbnailAddress(name, 640)} alt="" draggable={false} />
        <span
          className="focal-mark"
          style={{ insetInlineStart: `${shown.x * 100}%`, insetBlockStart: `${shown.y * 100}%` }}
        />
      </Button>
      <p id={hint} className="field-hint">
        {t('focalHint')}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span role="status">{place}</span>
        {shape === null ? (
          <Button variant="text" onPress={() => onAim(centre)}>
            {t('focalCentre')}
          </Button>
        ) : (
          crops[shape] !== undefined && (
            <Button variant="text" onPress={() => follow(shape)}>
              {t('cropFollows')}
            </Button>
          )
        )}
      </p>
      <div role="group" aria-label={t('crops')} className="flex flex-wrap items-end gap-3">
        {shapeNames.map((each) => {
          const { ratio, word } = shapes[each];
          const { x, y } = crops[each] ?? point;
          return (
            <Button
              key={each}
              variant="bare"
              className="focal-shape"
              aria-pressed={shape === each}
              onPress={() => setShape(shape === each ? null : each)}
            >
              <img
                className="focal-crop"
                src={thumbnailAddress(name)}
                alt=""
                style={{ aspectRatio: ratio, objectPosition: `${x * 100}% ${y * 100}%` }}
              />
              <span className="text-sm">{t(word)}</span>
              {crops[each] !== undefined && <span className="text-sm text-muted">{t('cropOwn')}</span>}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
