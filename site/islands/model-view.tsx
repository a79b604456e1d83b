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
  /** The parts that have a position, with their numbers in the list. */
  readonly points: readonly (BodyPoint & { readonly number: number })[];
  /** The label of the list of parts. */
  readonly label: string;
}

type State = { readonly is: 'still' | 'loading' | 'failed' } | { readonly is: 'open'; readonly model: OpenModel };

/**
 * The picture of a product, over which its model opens when the visitor asks for it, and the list of its parts, which
 * then turn the model. The renderer is fetched only then. If anything fails, the picture stays. Slots: the picture, and
 * the text of each part.
 */
export function ModelView({ source, name, points, label, slots: [still = '', ...texts] }: Props & WithSlots) {
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
    <>
      <div
        ref={stage}
        className="model-view"
        data-open={model === null ? undefined : ''}
        aria-busy={state.is === 'loading'}
      >
        <Slot html={still} />
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('modelOf', { name })}
          hidden={model === null && state.is !== 'loading'}
        />
        {model !== null && (
          <div dir="ltr">
            {points.map(({ number }, index) => (
              <button
                key={number}
                type="button"
                className="model-mark"
                data-mark={index}
                aria-label={t('modelPart', { number })}
                onClick={() => model.turnTo(index)}
              >
                {number}
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
      {texts.length > 0 && (
        <ol className="model-points" aria-label={label}>
          {texts.map((html, index) => {
            const number = index + 1;
            const point = points.findIndex((each) => each.number === number);
            return (
              <li key={number}>
                {model === null || point === -1 ? (
                  <span className="model-number" aria-hidden="true">
                    {number}
                  </span>
                ) : (
                  <button
                    type="button"
                    className="model-number"
                    aria-label={t('modelPart', { number })}
                    onClick={() => {
                      model.turnTo(point);
                      stage.current?.scrollIntoView({ block: 'nearest' });
                    }}
                  >
                    {number}
                  </button>
                )}
                <Slot html={html} />
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
