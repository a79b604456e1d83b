import { useState } from 'react';
import { useNavigate } from 'react-router';
import { offers } from '../../calls/offers.ts';
import { countries, type Country, countryNames, defaultCountry } from '../../content/countries.ts';
import type { Language } from '../../language/languages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../actions/use-action.ts';
import { ask } from '../ask.ts';
import { currentLanguage } from '../current-language.ts';
import { useLateWords } from '../late-words.ts';

/** Asks in which language and for which country an offer is, and begins it. */
export function MakeOffer({ onClose }: { readonly onClose: () => void }) {
  const say = useLateWords();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>('ar');
  const [country, setCountry] = useState<Country>(defaultCountry);
  const make = useAction(() => ask(offers.make, { body: { language, country } }), {
    onDone: ({ id }) => navigate(`/offers/${id}`),
  });
  return (
    <Dialog title={say('offerMakeTitle')} size="small" onClose={onClose}>
      <Field label={say('offerLanguage')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={[
              { value: 'ar', label: say('inArabic') },
              { value: 'en', label: say('inEnglish') },
            ]}
            onSelect={setLanguage}
          />
        )}
      </Field>
      <Field label={say('offerCountry')}>
        {(control) => (
          <Select
            {...control}
            value={country}
            options={countries.map((each) => ({ value: each, label: countryNames[each][currentLanguage()] }))}
            onSelect={setCountry}
          />
        )}
      </Field>
      {make.refusal !== null && <Alert>{make.refusal.text}</Alert>}
      <Button look="filled" isPending={make.isPending} onPress={() => make.start()}>
        {say('offerBegin')}
      </Button>
    </Dialog>
  );
}
