import type { Text } from '../../fields/field.ts';
import { directionOf } from '../../language/languages.ts';
import { useSite } from '../site-context.ts';

/** A text of the content; one that stands in for the page's language says which language it is in. */
export function Say({ text }: { readonly text: Text }) {
  const { language } = useSite();
  if (text.language === language) return text.text;
  return (
    <span lang={text.language} dir={directionOf(text.language)}>
      {text.text}
    </span>
  );
}
