import { type ReactNode, useId } from 'react';
import { quotations } from '../../../calls/quotations.ts';
import { currencyOf } from '../../../content/countries.ts';
import { longestDetail, longestLine, longestText } from '../../../content/quotations/bounds.ts';
import { currencies } from '../../../content/quotations/quotation.ts';
import { directionOf } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { LanguageAndCountry } from './language-and-country.tsx';
import { QuotationItems } from './quotation-items.tsx';
import { TextBox } from './text-box.tsx';
import { toTyped } from './typed-quotation.ts';
import type { TypingQuotation } from './use-typed-quotation.ts';

interface FormProps {
  readonly typing: TypingQuotation;
  readonly issueAt: (path: string) => string | undefined;
  /** True if the quotation can be edited. */
  readonly isOpen: boolean;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {title}
      </h3>
      {children}
    </section>
  );
}

const customerBoxes = [
  { name: 'name', word: 'offerName', max: longestLine, dir: 'auto' },
  { name: 'company', word: 'offerCompany', max: longestLine, dir: 'auto' },
  { name: 'email', word: 'offerEmail', max: longestLine, dir: 'ltr' },
  { name: 'phone', word: 'offerPhone', max: longestLine, dir: 'ltr' },
  { name: 'vatNumber', word: 'offerVat', max: 40, dir: 'ltr' },
] as const;

const conditionBoxes = [
  { name: 'delivery', word: 'offerDelivery', rows: 3 },
  { name: 'terms', word: 'offerTerms', rows: 6 },
  { name: 'bank', word: 'offerBank', rows: 4 },
] as const;

/** The form of a quotation. */
export function QuotationForm({ typing, issueAt, isOpen }: FormProps) {
  const t = useLateTranslations();
  const { typed, set } = typing;
  const { customer, language, country } = typed;
  const theirs = { lang: language, dir: directionOf(language) };
  const beginning = useAction(() => callApi(quotations.begin, { query: { language, country } }), {
    refuse: 'notice',
    refresh: () => undefined,
    onDone: (begun) => {
      const { delivery, terms, bank, currency, taxRate } = toTyped(begun);
      set({ delivery, terms, bank, currency, taxRate });
    },
  });
  return (
    <fieldset disabled={!isOpen} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <Part title={t('offerCustomer')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {customerBoxes.map(({ name, word, max, dir }) => (
            <TextBox
              key={name}
              label={t(word)}
              {...(name === 'email' && { hint: t('offerEmailHint') })}
              value={customer[name]}
              max={max}
              dir={dir}
              issue={issueAt(`customer.${name}`)}
              onType={(text) => set({ customer: { ...customer, [name]: text } })}
            />
          ))}
          <TextBox
            label={t('offerAddress')}
            value={customer.address}
            max={longestDetail}
            rows={2}
            dir="auto"
            issue={issueAt('customer.address')}
            onType={(address) => set({ customer: { ...customer, address } })}
          />
        </div>
      </Part>
      <Part title={t('offerLanguage')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <LanguageAndCountry
            language={language}
            country={country}
            onLanguage={(chosen) => set({ language: chosen })}
            onCountry={(chosen) => set({ country: chosen, currency: currencyOf(chosen) })}
          />
          <Field label={t('offerCurrency')}>
            {(control) => (
              <Select
                {...control}
                value={typed.currency}
                options={currencies.map((each) => ({ value: each, label: each }))}
                onSelect={(currency) => set({ currency })}
              />
            )}
          </Field>
        </div>
        <Button
          size="small"
          className="h-auto justify-self-start whitespace-normal"
          isPending={beginning.isPending}
          onPress={() => beginning.start()}
        >
          {t('offerAnew')}
        </Button>
        <TextBox
          label={t('offerSubject')}
          value={typed.subject}
          max={longestLine}
          issue={issueAt('subject')}
          {...theirs}
          onType={(subject) => set({ subject })}
        />
        <TextBox
          label={t('offerNote')}
          value={typed.note}
          max={longestText}
          rows={3}
          issue={issueAt('note')}
          {...theirs}
          onType={(note) => set({ note })}
        />
      </Part>
      <QuotationItems typing={typing} issueAt={issueAt} isOpen={isOpen} />
      <Part title={t('offerConditions')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextBox
            label={t('offerTaxRate')}
            value={typed.taxRate}
            max={20}
            dir="ltr"
            issue={issueAt('taxRate')}
            onType={(taxRate) => set({ taxRate })}
          />
          <TextBox
            label={t('offerValidDays')}
            value={typed.validDays}
            max={10}
            dir="ltr"
            issue={issueAt('validDays')}
            onType={(validDays) => set({ validDays })}
          />
        </div>
        {conditionBoxes.map(({ name, word, rows }) => (
          <TextBox
            key={name}
            label={t(word)}
            value={typed[name]}
            max={longestText}
            rows={rows}
            issue={issueAt(name)}
            {...theirs}
            onType={(text) => set({ [name]: text })}
          />
        ))}
      </Part>
    </fieldset>
  );
}
