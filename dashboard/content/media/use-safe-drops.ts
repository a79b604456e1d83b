import { useEffect } from 'react';

const keepPage = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
};

/** Ignores files dropped outside a drop area. Otherwise the browser would open the file and the input would be lost. */
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
