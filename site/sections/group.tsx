import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** True where the content speaks for itself: the title is heard, not seen. */
  readonly isQuiet?: boolean;
  /** Where a link can lead to. */
  readonly anchor?: string | undefined;
  readonly className?: string;
  /** What belongs to the title: it stands beside it, or where there is no room, below the content. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Group({ title, isQuiet = false, anchor, className = 'container-site', aside, children }: Props) {
  const id = useId();
  const heading = (
    <h2 className={isQuiet ? 'sr-only' : 'heading-2 group-title'} id={id}>
      {title}
    </h2>
  );
  return (
    <section className={`section ${className}`} id={anchor} aria-labelledby={id}>
      {aside === undefined ? (
        heading
      ) : (
        <div className="group-head">
          {heading}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
