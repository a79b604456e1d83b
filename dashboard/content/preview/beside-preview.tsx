import { lazy, type ReactNode, useId, useRef, useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { Collection } from '../../../content/model/collection.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { FormBeside } from '../pointing/use-pointing.ts';
import { useTranslations } from '../../app/translations.ts';

const PreviewPanel = lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }));

export interface PreviewOpening {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

interface Props {
  readonly collection: Collection;
  /** The record being edited; `null` for a new one. */
  readonly id: number | null;
  readonly parentId: number | null;
  /** The typed values as they would be sent. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Receives what is typed on the page and shows the fields selected there. */
  readonly form: FormBeside;
  /** The open state, if the form does not manage it. */
  readonly state?: PreviewOpening | undefined;
  /** Content below the form that shares the preview. */
  readonly below?: ReactNode;
  /** Renders the form with the button that opens the preview. */
  readonly children: (previewButton: ReactNode) => ReactNode;
}

/** The preview is already visible beside a form that fills the screen. */
const isBeside = (place: HTMLElement): boolean =>
  place.closest('.window') === null && matchMedia('(width >= 80rem)').matches;

const bringIntoView = (place: HTMLElement | null): void => {
  if (place !== null && !isBeside(place)) place.scrollIntoView({ block: 'nearest' });
};

/** A form with an optional preview of its page: beside the form, or below it on small screens. */
export function BesidePreview({ state, below, children, ...shown }: Props) {
  const t = useTranslations();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const own = useState(false);
  const [isOpen, setIsOpen] = state === undefined ? own : ([state.isOpen, state.setOpen] as const);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div className={isOpen ? 'with-preview' : undefined}>
      <div className="grid min-w-0 gap-6">
        {children(
          shown.collection.page !== undefined && (
            <Button
              className="me-auto"
              ref={button}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => setIsOpen(!isOpen)}
            >
              {t('preview')}
            </Button>
          ),
        )}
        {below}
      </div>
      <div id={id} ref={isOpen ? bringIntoView : null} className="preview-place">
        {isOpen && (
          <LazyBoundary fallback={<Loading />}>
            <PreviewPanel {...shown} onClose={close} />
          </LazyBoundary>
        )}
      </div>
    </div>
  );
}
