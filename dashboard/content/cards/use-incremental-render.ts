import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { hasNavigated } from '../../app/shell/scroll-key.ts';

/** The number of records rendered per step, about three desktop screens. */
const step = 36;

/**
 * Renders a long list in steps: the first cards at once, the others in transitions that input interrupts. In the end
 * all are in the document, so that find-in-page and Tab reach them. After Back all are rendered and laid out at once,
 * because the scroll position may be at any of them.
 */
export function useIncrementalRender(length: number) {
  const navigation = useNavigationType();
  const [isReturn] = useState(() => navigation === NavigationType.Pop && hasNavigated());
  const [rendered, setRendered] = useState(isReturn ? length : step);
  useEffect(() => {
    if (rendered < length) startTransition(() => setRendered(rendered + step));
  }, [rendered, length]);
  return { rendered, isReturn };
}
