import { useState } from 'react';
import { useNavigate } from 'react-router';
import { quotations } from '../../../calls/quotations.ts';
import { type Country, defaultCountry } from '../../../content/countries.ts';
import type { Language } from '../../../language/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { LanguageAndCountry } from './language-and-country.tsx';

/** Asks for language and country and creates a quotation. */
export function CreateQuotation({ onClose }: { readonly onClose: () => void }) {
  const t = useLateTranslations();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>('ar');
  const [country, setCountry] = useState<Country>(defaultCountry);
  const make = useAction(() => callApi(quotations.make, { body: { language, country } }), {
    onDone: ({ id }) => navigate(`/offers/${id}`),
  });
  return (
    <Dialog title={t('offerMakeTitle')} size="small" onClose={onClose}>
      <LanguageAndCountry language={language} country={country} onLanguage={setLanguage} onCountry={setCountry} />
      {make.refusal !== null && <Alert>{make.refusal.text}</Alert>}
      <Button variant="filled" isPending={make.isPending} onPress={() => make.start()}>
        {t('offerBegin')}
      </Button>
    </Dialog>
  );
}
