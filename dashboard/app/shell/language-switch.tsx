import { otherLanguage } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { changeLanguage, currentLanguage } from '../current-language.ts';
import { useTranslations } from '../translations.ts';

/** Switches to the other language, named in that language. */
export function LanguageSwitch() {
  const t = useTranslations();
  const other = otherLanguage(currentLanguage());
  return (
    <Button lang={other} onPress={() => changeLanguage(other)}>
      {t('otherLanguage')}
    </Button>
  );
}
