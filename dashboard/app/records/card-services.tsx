import { type ReactNode, useMemo } from 'react';
import { findCollection } from '../../../content/collections/index.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { type CellServices, CellServicesProvider, type Option } from '../../../fields/cell.ts';
import { uiOf } from '../../../fields/ui.ts';
import { currentLanguage } from '../current-language.ts';
import { useTranslations } from '../translations.ts';
import { recordCalls } from './record-calls.ts';
import { titleOf } from './api-record.ts';

async function readRecordOptions(slug: string): Promise<readonly Option<number>[]> {
  const collection = findCollection(slug);
  if (collection === undefined) return [];
  const records = await recordCalls(collection, null).list();
  return records.map((record) => ({ value: record.id, label: titleOf(collection, record) }));
}

/** The dashboard services that cells need to show values. */
export function useCardServices(): CellServices {
  const t = useTranslations();
  return useMemo(() => {
    const language = currentLanguage();
    return {
      language,
      t,
      uiOf,
      labelOf: (name, field) => fieldLabel(name, field)?.[language] ?? name,
      readRecordOptions,
    };
  }, [t]);
}

/** Provides these services to the cells below. Forms use `FormServices` instead. */
export function CardServices({ children }: { readonly children: ReactNode }) {
  return <CellServicesProvider value={useCardServices()}>{children}</CellServicesProvider>;
}
