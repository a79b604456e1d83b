import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useIsland } from '../island-context.tsx';
import type { OpenModel } from './open-model.ts';

const buttons = [
  { key: 'ArrowLeft', label: 'modelLeft', className: 'model-turn model-turn-left' },
  { key: 'ArrowRight', label: 'modelRight', className: 'model-turn' },
] as const;

/** Turns a model for those who cannot drag. On these buttons all arrow keys turn it, and Home turns its front here. */
export function TurnButtons({ model }: { readonly model: OpenModel }) {
  const { t } = useIsland();
  const first = useRef<HTMLButtonElement>(null);
  // The button that opened the model is gone, and with it the focus.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div className="model-turns" dir="ltr">
      {buttons.map(({ key, label, className }, index) => (
        <button
          key={key}
          ref={index === 0 ? first : undefined}
          type="button"
          className={`round-button ${className}`}
          aria-label={t(label)}
          onClick={() => model.turnBy(key)}
          onKeyDown={(event) => {
            if (model.turnBy(event.key)) event.preventDefault();
          }}
        >
          <Icon name="arrow" className="size-5" />
        </button>
      ))}
    </div>
  );
}
