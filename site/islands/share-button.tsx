import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { useCopiedLink } from './use-copied-link.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** Shares the page by the browser's share dialog, or copies its address if there is none. */
export function ShareButton({ title, text, address, slots: [icon = ''] }: Props & WithSlots) {
  const { t } = useIsland();
  const { said, copy } = useCopiedLink(address);

  async function share(): Promise<void> {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, text, url: address });
    } catch (error) {
      // The visitor closed the share dialog without choosing, which is not an error.
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      if (!isLeft) await copy();
    }
  }

  return (
    <div className="share">
      <button type="button" className="button-quiet share-press" data-controls onClick={() => void share()}>
        <Slot as="span" className="contents" html={icon} />
        {t('share')}
      </button>
      <span className="share-status" role="status">
        {said}
      </span>
    </div>
  );
}
