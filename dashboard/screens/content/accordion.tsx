import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { KeepMounted } from '../../../ui/keep-mounted.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionNumber } from '../views/section-number.tsx';
import { useOpenedInView } from './use-opened-in-view.ts';

interface AccordionProps {
  readonly sections: readonly {
    readonly key: string;
    readonly title: string;
    /** What it is, in a line; the open section says it itself. */
    readonly gist?: string;
    readonly number?: number;
  }[];
  /** The section that the address opens. Default: the first one. */
  readonly opened?: string | undefined;
  readonly renderSection: (key: string) => ReactNode;
}

/** Sections of which one is open at a time, initially the first. Pressing the open one closes it. */
export function Accordion({ sections, opened, renderSection }: AccordionProps) {
  const [open, setOpen] = useState<string | null>(opened ?? sections[0]?.key ?? null);
  const id = useId();
  const [named, setNamed] = useState(opened);
  if (named !== opened) {
    setNamed(opened);
    if (opened !== undefined) setOpen(opened);
  }
  const section = useRef<HTMLElement>(null);
  useOpenedInView({ section, open, named: open === opened ? opened : undefined });
  return (
    <div className="grid gap-3">
      {sections.map(({ key, title, gist, number }, index) => {
        const isOpen = open === key;
        return (
          <section key={key} ref={isOpen ? section : undefined} className="card">
            <h3>
              <Button
                variant="bare"
                className="accordion-button"
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                aria-describedby={isOpen || gist === undefined ? undefined : `${id}-gist-${index}`}
                onPress={() => setOpen(isOpen ? null : key)}
              >
                <span>
                  <SectionNumber number={number} />
                  {title}
                </span>
                <Icon
                  name="chevron"
                  className={`size-4 transition-transform ${isOpen ? 'rotate-90 rtl:-rotate-90' : ''}`}
                />
              </Button>
            </h3>
            {!isOpen && gist !== undefined && (
              <p id={`${id}-gist-${index}`} className="pointer-events-none -mt-3 px-5 pb-4 text-sm text-muted">
                {gist}
              </p>
            )}
            <div id={`${id}-${index}`} hidden={!isOpen} className="border-t border-line p-5">
              <KeepMounted isShown={isOpen}>{renderSection(key)}</KeepMounted>
            </div>
          </section>
        );
      })}
    </div>
  );
}
