import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { StoredFile } from '../../calls/library.ts';
import { thumbnailAddress } from '../../fields/file-address.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words.ts';

const step = 0.02;

/** How an arrow moves the point; pictures are not mirrored, so neither are the arrows. */
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** To hundredths, as pages write it. */
const inside = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
type FocalPoint = StoredFile['focal_point'];

const centre: FocalPoint = { x: 0.5, y: 0.5 };

/** Shapes in which the site cuts pictures. */
const crops = ['21 / 9', '4 / 3', '1 / 1', '3 / 4'] as const;

interface PickerProps {
  readonly name: string;
  readonly point: FocalPoint;
  readonly onChange: (point: FocalPoint) => void;
  /** The point stays where it is: it was pressed, or left. */
  readonly onSettle: () => void;
}

/** The point of a picture that no crop may lose: pressed on the picture, or moved by the arrow keys. */
export function FocalPicker({ name, point, onChange, onSettle }: PickerProps) {
  const say = useWords();
  const hint = useId();
  const place = say('focalPlace', { across: Math.round(point.x * 100), down: Math.round(point.y * 100) });

  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by the keyboard has no place.
    if (event.detail === 0) return;
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: inside((event.clientX - x) / width), y: inside((event.clientY - y) / height) });
  };
  const moved = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onChange({ x: inside(point.x + move[0]), y: inside(point.y + move[1]) });
  };

  return (
    <div className="grid content-start gap-2">
      <p className="field-label">{say('focalPoint')}</p>
      <Button
        look="bare"
        className="focal-picture"
        dir="ltr"
        aria-label={`${say('focalPoint')}: ${place}`}
        aria-describedby={hint}
        onPress={pressed}
        onKeyDown={moved}
        onBlur={onSettle}
      >
        <img src={thumbnailAddress(name, 640)} alt="" draggable={false} />
        <span
          className="focal-mark"
          style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
        />
      </Button>
      <p id={hint} className="field-hint">
        {say('focalHint')}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span role="status">{place}</span>
        <Button look="text" onPress={() => onChange(centre)}>
          {say('focalCentre')}
        </Button>
      </p>
      <div className="flex flex-wrap items-end gap-2" aria-hidden="true">
        {crops.map((shape) => (
          <img
            key={shape}
            className="focal-crop"
            src={thumbnailAddress(name)}
            alt=""
            style={{ aspectRatio: shape, objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
          />
        ))}
      </div>
    </div>
  );
}
