import type { MarkedText } from '../../content/model/search.ts';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../render/site-context.ts';
import { MarkedWords } from './marked-words.tsx';

/** A text in which the matched words are highlighted. It has a `lang` attribute if it is in the other language. */
export function Marked({ marked: { text, language, matches } }: { readonly marked: MarkedText }) {
  const { language: own } = useSite();
  const isForeign = language !== own;
  return (
    <span lang={isForeign ? language : undefined} dir={isForeign ? directionOf(language) : undefined}>
      <MarkedWords text={text} matches={matches} />
    </span>
  );
}
