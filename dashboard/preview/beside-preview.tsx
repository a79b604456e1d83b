import { lazy, type ReactNode, useId, useRef, useState } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { Collection } from '../../content/model/collection.ts';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
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
          <Button
            className="me-auto"
            ref={button}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setIsOpen(!isOpen)}
          >
            {say('preview')}
          </Button>
        ),
      )}
      <div id={id} ref={isOpen ? bringIntoView : null} className="preview-place">
        {isOpen && (
          <LazyPart fallback={<Waiting />}>
            <PreviewPanel {...shown} isOpen onClose={close} />
          </LazyPart>
        )}
      </div>
    </div>
  );
}
