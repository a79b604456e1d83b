import { useIsland } from './island-context.tsx';
import { useCopiedLink } from './use-copied-link.ts';

/** A button that copies an address. Visible only with scripts. */
export function CopyLink({ address }: { readonly address: string }) {
  const { t } = useIsland();
  const { said, copy } = useCopiedLink(address);
  return (
    <>
      <button type="button" className="button-quiet" data-controls onClick={() => void copy()}>
        {t('copyLink')}
      </button>
      <span className="copy-status" role="status">
        {said}
      </span>
    </>
  );
}
