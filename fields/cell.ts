import { createContext, use } from 'react';
import type { DashboardMessages } from '../language/dashboard-messages.ts';
import type { Language } from '../language/languages.ts';
import type { Field } from './field.ts';
import type { FieldUi } from './field-ui.tsx';

/** A value and the field that declares it. */
export interface CellProps<Value, Declared extends Field = Field> {
  readonly field: Declared;
  readonly value: Value;
}

/** A record that a field may refer to, or a page that a link may lead to. */
export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

/** Services that cells need from the surrounding app. */
export interface CellServices {
  readonly language: Language;
  readonly t: DashboardMessages;
  /** The editing and display of a field of any type, for types that contain others. */
  readonly uiOf: (field: Field) => FieldUi;
  readonly labelOf: (name: string, field: Field) => string;
  /** The records of a collection with their titles. */
  readonly readRecordOptions: (slug: string) => Promise<readonly Option<number>[]>;
}

const ServicesContext = createContext<CellServices | null>(null);

export const CellServicesProvider = ServicesContext.Provider;

export function useCellServices(): CellServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no CellServicesProvider above');
  return services;
}
