import { useId, useState } from 'react';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';

interface Props {
  readonly panels: readonly {
    readonly name: string;
    /** The label of its button. */
    readonly button: string;
    readonly title: string;
  }[];
  /** The name of the panel that is open at first because it has a message. */
  readonly news?: string | undefined;
}

/**
 * Buttons that open a panel below them. A press closes the panel that is open and opens its own, if that is another.
 * Without scripts all panels are open. Slots: the content beside the buttons, then the panels.
 */
export function OnePanel({ panels, news, slots: [beside = '', ...parts] }: Props & WithSlots) {
  const id = useId();
  const [open, setOpen] = useState(news);
  return (
    <div className="landing-forms">
      <div className="landing-buttons" id="ask">
        {panels.map(({ name, button }, index) => (
          <button
            key={name}
            type="button"
            className={index === 0 ? 'button' : 'button-quiet'}
            aria-expanded={name === open}
            aria-controls={`${id}-${name}`}
            data-controls
            onClick={() => setOpen(name === open ? undefined : name)}
          >
            {button}
          </button>
        ))}
        {beside !== '' && <Slot className="contents" html={beside} />}
      </div>
      {panels.map(({ name, title }, index) => (
        <Slot
          key={name}
          className="landing-panel"
          id={`${id}-${name}`}
          role="region"
          aria-label={title}
          data-closed={name === open ? undefined : ''}
          html={parts[index] ?? ''}
        />
      ))}
    </div>
  );
}
