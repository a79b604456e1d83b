import { createContext, use } from 'react';
import type { DashboardMessages } from '../language/dashboard-messages.ts';
import type { Language } from '../language/languages.ts';
import type { Field } from './field.ts';
import type { FieldUi } from './field-ui.tsx';

/** A value of a kind, and the field that declares it. */
export interface CellProps<Value, Declared extends Field = Field> {
  readonly field: Declared;
  readonly value: Value;
}

/** A record that a field may refer to, or a page that a link may lead to. */
export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

/** What cells need from the program around them. */
export interface CellServices {
  readonly language: Language;
  readonly t: DashboardMessages;
  /** How a field of any kind is edited and shown, for kinds that hold others. */
  readonly uiOf: (field: Field) => FieldUi;
  readonly labelOf: (name: string, field: Field) => string;
  /** The records of a collection, by title. */
  readonly readRecordOptions: (base: string) => Promise<readonly Option<number>[]>;
}

const ServicesContext = createContext<CellServices | null>(null);

export const CellServicesProvider = ServicesContext.Provider;

export function useCellServices(): CellServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no CellServicesProvider above');
  return services;
}
