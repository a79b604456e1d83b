import { isObject, type Read } from '../call.ts';

/** Backups of the site that hold whoever is erased. */
export interface HoldingBackups {
  readonly kept: readonly { readonly name: string; readonly madeAt: string }[];
  readonly mostKept: number;
  readonly isMakingOne: boolean;
}

/** What else may belong to a person. */
export interface RelatedPerson {
  readonly others: readonly {
    readonly kind: 'email' | 'phone';
    readonly value: string;
    /** Messages of the person that name it, and further ones that were sent under it. */
    readonly shared: number;
    readonly more: number;
  }[];
  readonly names: readonly { readonly name: string; readonly messages: number; readonly replies: number }[];
  /** References of messages without a sender that name the person. */
  readonly unsigned: readonly string[];
  readonly backups: HoldingBackups;
}

export interface ErasedPerson {
  /** The sentence to show. */
  readonly message: string;
  /** When the last traces leave the files of the database. */
  readonly forgotten: 'now' | 'later' | 'in-time';
  readonly backups: HoldingBackups;
}

/** What is erased, by what it stands under. */
export interface Erasure {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly names: readonly string[];
  readonly references: readonly string[];
}

const rowsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

function toBackups(value: unknown): HoldingBackups {
  const backups = isObject(value) ? value : {};
  return {
    kept: rowsIn(backups['kept']).map(({ name, made_at }) => ({ name: String(name), madeAt: String(made_at) })),
    mostKept: Number(backups['most_kept'] ?? 0),
    isMakingOne: backups['is_making_one'] === true,
  };
}

export const relatedAnswer: Read<RelatedPerson> = (answer) => {
  if (!isObject(answer)) return null;
  return {
    others: rowsIn(answer['others']).map(({ kind, value, shared, more }) => ({
      kind: kind === 'email' ? 'email' : 'phone',
      value: String(value),
      shared: Number(shared),
      more: Number(more),
    })),
    names: rowsIn(answer['names']).map(({ name, messages, replies }) => ({
      name: String(name),
      messages: Number(messages),
      replies: Number(replies),
    })),
    unsigned: rowsIn(answer['unsigned']).map(({ reference }) => String(reference)),
    backups: toBackups(answer['backups']),
  };
};

export const erasedAnswer: Read<ErasedPerson> = (answer) => {
  if (!isObject(answer)) return null;
  const { message, forgotten, backups } = answer;
  if (typeof message !== 'string') return null;
  return {
    message,
    forgotten: forgotten === 'later' || forgotten === 'in-time' ? forgotten : 'now',
    backups: toBackups(backups),
  };
};

/** How calls name a person. */
export const toPerson = (who: string): { readonly email: string } | { readonly phone: string } =>
  who.includes('@') ? { email: who } : { phone: who };
