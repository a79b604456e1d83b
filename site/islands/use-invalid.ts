import { useLayoutEffect } from 'react';

/** Tells a control that the server rendered, by its id, whether its value is wrong. */
export function useInvalid(id: string, isInvalid: boolean): void {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (isInvalid) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }, [id, isInvalid]);
}
