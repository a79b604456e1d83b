import { useLayoutEffect } from 'react';

/** Sets `aria-invalid` on a control that the server rendered. */
export function useInvalid(id: string, isInvalid: boolean): void {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (isInvalid) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }, [id, isInvalid]);
}
