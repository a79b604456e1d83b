import { useMutation } from '@tanstack/react-query';
import { fileFrom } from '../call.ts';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';

interface SaveButtonProps {
  readonly label: string;
  readonly title?: string;
  /** The call whose answer is saved. */
  readonly path: string;
  readonly body: object;
  readonly fileName: string;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the answer of a call that is told in its body what is asked for. */
export function SaveButton({ label, title, path, body, fileName }: SaveButtonProps) {
  const say = useWords();
  const notify = useNotify();
  const work = useMutation({
    mutationFn: async () => save(await fileFrom(path, { method: 'POST', body }), fileName),
    networkMode: 'always',
    onError: (error) => notify({ text: error.message || say('unreachable') }),
  });
  return (
    <button type="button" className="button" title={title} disabled={work.isPending} onClick={() => work.mutate()}>
      {work.isPending ? say('wait') : label}
    </button>
  );
}
