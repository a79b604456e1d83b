import { useSite } from '../../site-context.ts';

/** The light in which the drawings stand at first, and how to change it. */
export function DrawingLight({ at }: { readonly at: 'noon' | 'night' }) {
  const { say } = useSite();
  return (
    <fieldset className="plan-light">
      <legend className="plan-light-name">{say('drawingLight')}</legend>
      <label className="pill">
        <input type="radio" name="light" value="noon" defaultChecked={at === 'noon'} /> {say('drawingNoon')}
      </label>
      <label className="pill">
        <input type="radio" name="light" value="night" defaultChecked={at === 'night'} /> {say('drawingNight')}
      </label>
    </fieldset>
  );
}
