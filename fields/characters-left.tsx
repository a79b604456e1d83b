import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import { useInputServices } from './input.ts';

/** Milliseconds after the last keystroke before the count is announced. */
const pause = 1000;

/** The count appears when this share of the limit is left, but for at most so many characters. */
const share = 0.1;
const most = 100;

interface CharactersLeftProps {
  readonly text: string;
  /** The highest number of characters; absent for none. */
  readonly max: number | undefined;
}

/** Shows near the limit of a text how many characters are left; the number is negative beyond the limit. */
export function CharactersLeft({ text, max = Infinity }: CharactersLeftProps) {
  const { t } = useInputServices();
  // As it is saved: without spaces around it.
  const left = max - text.trim().length;
  const isNear = left <= Math.min(most, Math.max(max * share, 10));
  const sentence = isNear ? t('charactersLeft', { count: left }) : '';
  const spoken = useDebouncedValue(sentence, pause);
  return (
    <>
      <p aria-hidden className={`${left < 0 ? 'field-issue' : 'field-hint'} tabular-nums empty:hidden`}>
        {sentence}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** The highest number of characters of a text field. */
export const mostCharacters = ({ options }: { readonly options: object }): number | undefined =>
  'max' in options && typeof options.max === 'number' ? options.max : undefined;
