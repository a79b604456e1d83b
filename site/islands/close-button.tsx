import { Icon } from '../../ui/icon.tsx';
import { useIsland } from './island-context.tsx';

/** Closes the dialog that contains it. */
export function CloseButton() {
  const { t } = useIsland();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('close')}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      <Icon name="close" className="size-5" />
    </button>
  );
}
