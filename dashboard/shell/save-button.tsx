import { useMutation } from '@tanstack/react-query';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';

interface SaveButtonProps {
  readonly label: string;
  readonly title?: string;
  /** What is saved. */
  readonly load: () => Promise<Blob>;
  readonly fileName: string;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves a file that no address leads to, as what is asked for stands in none. */
export function SaveButton({ label, title, load, fileName }: SaveButtonProps) {
  const say = useWords();
  const notify = useNotify();
  const work = useMutation({
    mutationFn: async () => save(await load(), fileName),
    networkMode: 'always',
    onError: (error) => notify({ text: error.message || say('unreachable') }),
  });
  return (
    <button type="button" className="button" title={title} disabled={work.isPending} onClick={() => work.mutate()}>
      {work.isPending ? say('wait') : label}
    </button>
  );
}
