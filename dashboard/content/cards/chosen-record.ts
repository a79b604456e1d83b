import type { ApiValues } from '../../app/records/api-record.ts';

/** A selected record that is loaded. */
export interface ChosenRecord {
  readonly id: number;
  readonly title: string;
  /** By API name. */
  readonly values: ApiValues;
}
