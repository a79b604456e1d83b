import type { Text } from '../../fields/field.ts';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../site-context.ts';
import { WithFigures } from './figures.tsx';

/** A text of the content; one that stands in for the page's language says which language it is in. */
export function Say({ text }: { readonly text: Text }) {
  const { language } = useSite();
  const direction = directionOf(text.language);
  const words = direction === 'rtl' ? <WithFigures text={text.text} /> : text.text;
  if (text.language === language) return words;
  return (
    <span lang={text.language} dir={direction}>
      {words}
    </span>
  );
}
