import { useEffect, useRef, useState } from 'react';
import { mostCompared } from '../render/most-compared.ts';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  readonly action: string;
  /** The ids chosen in other parts of the list. */
  readonly elsewhere: readonly number[];
}

const idsIn = (form: HTMLFormElement | null): readonly string[] =>
  form === null ? [] : new FormData(form).getAll('ids').filter((id) => typeof id === 'string');

/**
 * Disables boxes once the most comparable products are checked, and adds the chosen ids to the links to other parts of
 * the list.
 */
function followChoice(form: HTMLFormElement, chosen: readonly string[]): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=ids][type=checkbox]'))
    box.disabled = chosen.length >= mostCompared && !box.checked;
  for (const link of form.querySelectorAll<HTMLAnchorElement>('nav a')) {
    const address = new URL(link.href);
    if (chosen.length > 0) address.searchParams.set('compare', chosen.join(','));
    else address.searchParams.delete('compare');
    link.href = address.href;
  }
}

/**
 * A list of products to choose for comparison, with the number of chosen ones. The action of the form is the comparison
 * page.
 */
export function CompareChoice({ action, elsewhere, slots }: Props & WithSlots) {
  const [products = '', more = ''] = slots;
  const { t } = useIsland();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  // A browser that restores the page restores the checked boxes but not the state that follows from them.
  useEffect(() => setChosen(idsIn(form.current)), []);
  useEffect(() => {
    if (form.current !== null) followChoice(form.current, chosen);
  }, [chosen]);

  return (
    <form ref={form} action={action} className="compare-list" onInput={() => setChosen(idsIn(form.current))}>
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <Slot as="ul" className="listed-grid" html={products} />
      {more !== '' && <Slot html={more} />}
      <div className="compare-bar" data-chosen={elsewhere.length > 0 ? '' : undefined}>
        <p role="status" hidden={!isHydrated}>
          {t('chosenCount', { count: chosen.length })}
        </p>
        <button className="button">{t('compareChosen')}</button>
      </div>
    </form>
  );
}
