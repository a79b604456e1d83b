import { useEffect } from 'react';

const keepPage = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
};

/** A file dropped beside its place does nothing; a browser would open it instead of the page, with all that was typed. */
export function useSafeDrops(): void {
  useEffect(() => {
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, []);
}
