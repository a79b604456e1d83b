import { otherLanguage } from '../../language/languages.ts';
import { changeLanguage, currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';

/** Offers the other language by its own name. */
export function LanguageSwitch() {
  const say = useWords();
  const other = otherLanguage(currentLanguage());
  return (
    <button type="button" lang={other} className="button" onClick={() => changeLanguage(other)}>
      {say('otherLanguage')}
    </button>
  );
}
