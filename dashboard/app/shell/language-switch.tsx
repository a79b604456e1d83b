import { otherLanguage } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { changeLanguage, currentLanguage } from '../current-language.ts';
import { useTranslations } from '../translations.ts';

/** Offers the other language by its own name. */
export function LanguageSwitch() {
  const t = useTranslations();
  const other = otherLanguage(currentLanguage());
  return (
    <Button lang={other} onPress={() => changeLanguage(other)}>
      {t('otherLanguage')}
    </Button>
  );
}
