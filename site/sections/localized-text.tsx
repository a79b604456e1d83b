import type { Text } from '../../fields/field.ts';
import { keepUnits } from '../../language/numbers.ts';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../render/site-context.ts';
import { WithNumbers } from './numbers.tsx';

/**
 * A text of the content. It has a `lang` attribute if it is a fallback in the other language. In a preview it names its
 * edit target.
 */
export function LocalizedText({ text }: { readonly text: Text }) {
  const { language } = useSite();
  const direction = directionOf(text.language);
  const line = keepUnits(text.text);
  const words = direction === 'rtl' ? <WithNumbers text={line} /> : line;
  const isForeign = text.language !== language;
  const place = text.text === '' ? undefined : text.place;
  if (!isForeign && place === undefined) return words;
  return (
    <span lang={isForeign ? text.language : undefined} dir={isForeign ? direction : undefined} data-place={place}>
      {words}
    </span>
  );
}
