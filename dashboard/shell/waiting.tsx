import { useWords } from '../words.ts';

/** Stands where something is still on its way; the eye sees it only when it takes long. */
export function Waiting() {
  const say = useWords();
  return (
    <p role="status" className="late p-8 text-center text-muted">
      {say('loading')}
    </p>
  );
}
