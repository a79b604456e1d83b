import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** True if the title is visually hidden because the content is self-explanatory. */
  readonly isQuiet?: boolean;
  /** Id for fragment links. */
  readonly anchor?: string | undefined;
  readonly className?: string;
  /** Content that belongs to the title: beside it, or below the content if there is no room. */
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
