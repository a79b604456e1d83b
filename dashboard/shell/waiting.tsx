import { useWords } from '../words.ts';

/** Stands where something is still on its way; the eye sees it only when it takes long. */
export function Waiting() {
  const say = useWords();
  return (
    <p role="status" className="late grid min-h-40 place-items-center text-muted">
      {say('loading')}
    </p>
  );
}
