import { useCallback, useSyncExternalStore } from 'react';
import { inputById } from './input-by-id.ts';

/** The value of a text field that the server rendered, by its id; empty on the server. The field is uncontrolled. */
export function useFieldValue(id: string): string {
  const follow = useCallback(
    (onChange: () => void) => {
      const form = inputById(id)?.form;
      // The `reset` event is fired before the fields are reset.
      const onReset = () => setTimeout(onChange);
      form?.addEventListener('input', onChange);
      form?.addEventListener('reset', onReset);
      return () => {
        form?.removeEventListener('input', onChange);
        form?.removeEventListener('reset', onReset);
      };
    },
    [id],
  );
  return useSyncExternalStore(
    follow,
    () => inputById(id)?.value ?? '',
    () => '',
  );
}
