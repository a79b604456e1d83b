import { type ReactNode, useId } from 'react';
import { Glyph } from '../../../ui/glyph.tsx';
import { useSite } from '../../site-context.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Shown in its place in the page, for browsers without scripts. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A form over the page. */
export function MessageDialog({ id, title, isOpen, children }: Props) {
  const { say } = useSite();
  const titleId = useId();
  return (
    <dialog className="message-dialog" id={id} open={isOpen} aria-labelledby={titleId}>
      <div className="message-dialog-head">
        <h2 className="text-2xl" id={titleId}>
          {title}
        </h2>
        <form method="dialog">
          <button className="icon-button" aria-label={say('close')}>
            <Glyph name="close" className="size-5" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
