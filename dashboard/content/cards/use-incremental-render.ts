import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { hasNavigated } from '../../app/shell/scroll-key.ts';

/** So many more records are drawn in one go; about three screens of a desktop. */
const step = 36;

/**
 * How many of the records of a list are drawn: the first at once, the others step by step, each step giving way to
 * whatever is typed or pressed meanwhile. All of them stand there in the end, so that the browser's own search and Tab find them.
 * After Back all are rendered and laid out at once, because the scroll position may be at any of them.
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
