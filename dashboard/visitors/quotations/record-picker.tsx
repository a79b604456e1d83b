import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { lists } from '../../../calls/lists.ts';
import { quotations } from '../../../calls/quotations.ts';
import { readAmount } from '../../../content/quotations/amounts.ts';
import { wholeRate } from '../../../content/quotations/bounds.ts';
import type { QuotationItem } from '../../../content/quotations/quotation.ts';
import { otherLanguage } from '../../../language/languages.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { useNotify } from '../../app/actions/notify.ts';
import { reasonOf } from '../../app/actions/action-error.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import type { TypedQuotation } from './typed-quotation.ts';

const kinds = [
  { kind: 'product', collection: 'products', word: 'offerProduct' },
  { kind: 'cabinet', collection: 'cabinets', word: 'offerCabinet' },
] as const;

const mostSuggested = 8;

interface PickerProps {
  readonly typed: Pick<TypedQuotation, 'language' | 'country' | 'taxRate'>;
  readonly onPick: (item: QuotationItem) => void;
}

/** Finds a product or a cabinet by name and adds it as an item in the quotation's language. */
export function RecordPicker({ typed: { language, country, taxRate }, onPick }: PickerProps) {
  const t = useLateTranslations();
  const notify = useNotify();
  const id = useId();
  const own = currentLanguage();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: ['offers', 'records', q],
    queryFn: async ({ signal }) => {
      const parts = kinds.map(async ({ kind, collection, word }) => {
        const query = { q, limit: mostSuggested };
        const { rows } = await callApi(lists.rows, { params: { collection }, query, signal });
        return rows.map((row) => ({
          key: `${kind} ${row.id}`,
          kind,
          record: row.id,
          label: row.title[own] || row.title[otherLanguage(own)],
          detail: t(word),
        }));
      });
      return (await Promise.all(parts)).flat();
    },
    placeholderData: keepPreviousData,
  });
  const add = useAction(
    ({ kind, record }: { readonly kind: 'product' | 'cabinet'; readonly record: number }) => {
      const tax = readAmount(taxRate, { digits: 2, most: wholeRate, beside: 'percent' });
      const query = { kind, record, language, country, tax: typeof tax === 'number' ? tax : 0 };
      return callApi(quotations.item, { query });
    },
    {
      refuse: 'notice',
      refresh: () => undefined,
      onDone: ({ item }) => {
        setText('');
        if (item === null) notify({ text: t('offerRecordGone'), isRefusal: true });
        else onPick(item);
      },
    },
  );
  const suggestions = found.data ?? [];
  return (
    <div className="field grow basis-60">
      <label htmlFor={id} className="field-label">
        {t('offerAddRecord')}
      </label>
      <Combobox
        id={id}
        text={text}
        onType={setText}
        suggestions={suggestions}
        onChoose={({ kind, record }) => add.start({ kind, record })}
        listLabel={t('offerAddRecord')}
        state={found.isError ? reasonOf(found.error, t) : suggestions.length === 0 ? t('offerRecordNone') : ''}
        isLoading={found.isPending || add.isPending}
        isStale={q !== text.trim() || found.isPlaceholderData}
        input={{ className: 'input', dir: 'auto' }}
      />
    </div>
  );
}
