import { type RefObject, useEffect } from 'react';
import { sendsForm } from './sends-form.ts';

/** Prevents Enter in an input from submitting the form, because that would publish the input. */
export function useEnterBlocked(place: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = place.current;
    const block = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement && sendsForm(event, event.target)) event.preventDefault();
    };
    form?.addEventListener('keydown', block);
    return () => form?.removeEventListener('keydown', block);
  }, [place]);
}
