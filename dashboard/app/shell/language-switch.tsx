import { otherLanguage } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { changeLanguage, currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';

/** Offers the other language by its own name. */
export function LanguageSwitch() {
  const say = useWords();
  const other = otherLanguage(currentLanguage());
  return (
    <Button lang={other} onPress={() => changeLanguage(other)}>
      {say('otherLanguage')}
    </Button>
  );
}
