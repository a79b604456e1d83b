import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useIsland } from './island-context.tsx';
import { useClosedBeside } from './use-closed-beside.ts';

interface Props {
  readonly ref: Ref<HTMLDialogElement>;
  readonly id: string;
  readonly title: string;
  /** True if the server renders it open in the page, for browsers without scripts. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A modal form. Its close button works without scripts too. */
export function MessageDialog({ ref, id, title, isOpen, children }: Props) {
  const { t } = useIsland();
  const titleId = useId();
  const closedBeside = useClosedBeside();
  return (
    <dialog ref={ref} className="message-dialog" id={id} open={isOpen} aria-labelledby={titleId} {...closedBeside}>
      <div className="message-dialog-head">
        <h2 className="text-2xl" id={titleId}>
          {title}
        </h2>
        <form method="dialog">
          <button className="icon-button" aria-label={t('close')}>
            <Icon name="close" className="size-5" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

/** Opens a dialog as modal. A dialog that the server rendered open is not modal and stays in the page. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  dialog?.showModal();
}
