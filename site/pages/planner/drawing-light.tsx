import { useId } from 'react';
import { useSite } from '../../render/site-context.ts';

/** The light in which the drawings stand at first, and how to change it. */
export function DrawingLight({ at }: { readonly at: 'noon' | 'night' }) {
  const { t } = useSite();
  const id = useId();
  return (
    // No fieldset: in Safari its legend takes a line of its own.
    <div className="plan-light" role="radiogroup" aria-labelledby={id}>
      <span className="plan-light-name" id={id}>
        {t('drawingLight')}
      </span>
      <label className="pill">
        <input type="radio" name="light" value="noon" defaultChecked={at === 'noon'} /> {t('drawingNoon')}
      </label>
      <label className="pill">
        <input type="radio" name="light" value="night" defaultChecked={at === 'night'} /> {t('drawingNight')}
      </label>
    </div>
  );
}
