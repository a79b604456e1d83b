import { Button } from '../../../ui/button.tsx';
import { useAction } from '../actions/use-action.ts';

interface SaveButtonProps {
  readonly label: string;
  readonly title?: string;
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

/** Downloads the answer of a call as a file, so that the request does not appear in an address. */
export function SaveButton({ label, title, load, fileName }: SaveButtonProps) {
  const work = useAction(async () => save(await load(), fileName), { refuse: 'notice', refresh: () => undefined });
  return (
    <Button isPending={work.isPending} title={title} onPress={() => work.start()}>
      {label}
    </Button>
  );
}
