import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { Collection } from '../../content/model/collection.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../words.ts';

const PreviewPanel = lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }));

interface Props {
  readonly collection: Collection;
  /** The record that is edited, `null` for a new one. */
  readonly id: number | null;
  readonly parentId: number | null;
  /** What is typed, as it would be sent. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Draws the form; the button that opens the preview belongs among the form's own. */
  readonly children: (previewButton: ReactNode) => ReactNode;
}

const bringIntoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** A form and, once it is asked for, the page as visitors would see it: beside the form, or below it on small screens. */
export function BesidePreview({ children, ...shown }: Props) {
  const say = useWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div className={isOpen ? 'with-preview' : undefined}>
      {children(
        shown.collection.page !== undefined && (
          <button
            ref={button}
            type="button"
            className="button me-auto"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {say('preview')}
          </button>
        ),
      )}
      <div id={id} ref={isOpen ? bringIntoView : null} className="preview-place">
        {isOpen && (
          <Suspense fallback={<Waiting />}>
            <PreviewPanel {...shown} isOpen onClose={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
