import { useEffect, useRef, useState } from 'react';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import type { BodyPoint, OpenModel } from './model-view/open-model.ts';
import { RoomLink } from './model-view/room-link.tsx';
import { TurnButtons } from './model-view/turn-buttons.tsx';
import { Slot } from './slot.tsx';

interface Props {
  /** The address of the GLB file. */
  readonly source: string;
  /** The name of the product. */
  readonly name: string;
  readonly points: readonly BodyPoint[];
}

type State = { readonly is: 'still' | 'loading' | 'failed' } | { readonly is: 'open'; readonly model: OpenModel };

/**
 * The picture of a product, over which its model opens when the visitor asks for it. The renderer is fetched only then.
 * If anything fails, the picture stays. Slot: the picture.
 */
export function ModelView({ source, name, points, slots }: Props & WithSlots) {
  const { t } = useIsland();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>({ is: 'still' });
  const model = state.is === 'open' ? state.model : null;
  useEffect(() => () => model?.close(), [model]);

  async function open(): Promise<void> {
    if (canvas.current === null) return;
    setState({ is: 'loading' });
    try {
      const { openModel } = await import('./model-view/open-model.ts');
      const opened = await openModel(canvas.current, source, points);
      opened.onTurned((marks) => {
        for (const [index, mark] of marks.entries()) {
          const element = stage.current?.querySelector<HTMLElement>(`[data-mark="${index}"]`);
          if (!element) continue;
          element.style.translate = `${mark.x}px ${mark.y}px`;
          element.toggleAttribute('data-behind', mark.isBehind);
        }
      });
      setState({ is: 'open', model: opened });
    } catch {
      setState({ is: 'failed' });
    }
  }

  return (
    <div
      ref={stage}
      className="model-view"
      data-open={model === null ? undefined : ''}
      aria-busy={state.is === 'loading'}
    >
      <Slot html={slots[0] ?? ''} />
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('modelOf', { name })}
        hidden={model === null && state.is !== 'loading'}
      />
      {model !== null && (
        <div dir="ltr">
          {points.map(({ side, x, y }, index) => (
            <button
              key={`${side} ${x} ${y}`}
              type="button"
              className="model-mark"
              data-mark={index}
              aria-label={t('modelPart', { number: index + 1 })}
              onClick={() => model.turnTo(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
      <div className="model-foot">
        {(state.is === 'still' || state.is === 'failed') && (
          <button type="button" className="button" onClick={() => void open()}>
            {t(state.is === 'failed' ? 'tryAgain' : 'modelOpen')}
          </button>
        )}
        <p role="status">
          {state.is === 'loading' && t('modelLoading')}
          {state.is === 'failed' && t('modelFailed')}
          {state.is === 'open' && t('modelDrag')}
        </p>
        {model !== null && <TurnButtons model={model} />}
        {model !== null && <RoomLink source={source} name={name} model={model} />}
      </div>
    </div>
  );
}
