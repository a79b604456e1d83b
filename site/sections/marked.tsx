import type { MarkedText } from '../../content/model/search.ts';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../render/site-context.ts';
import { MarkedWords } from './marked-words.tsx';

/** A text in which the words that were looked for are marked; in the other language, it says so. */
export function Marked({ marked: { text, language, matches } }: { readonly marked: MarkedText }) {
  const { language: own } = useSite();
  const isForeign = language !== own;
  return (
    <span lang={isForeign ? language : undefined} dir={isForeign ? directionOf(language) : undefined}>
      <MarkedWords text={text} matches={matches} />
    </span>
  );
}
