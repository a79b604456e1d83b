import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useIsland } from './island-context.tsx';
import { useClosedBeside } from './use-closed-beside.ts';

interface Props {
  readonly ref: Ref<HTMLDialogElement>;
  readonly id: string;
  readonly title: string;
  /** Shown in its place in the page, for browsers without scripts. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A form over the page. Its close button works without scripts too. */
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

/** Shows a dialog over the page. One that the server rendered open is part of the page and not modal. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  dialog?.close();
  dialog?.showModal();
}
