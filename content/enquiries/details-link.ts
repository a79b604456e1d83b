/** Days in which a visitor can add to a request by its link. */
export const detailsDays = 30;

const shape = /^([1-9]\d{0,8})-([\da-z]{6,7})-([\da-f]{40})$/;

/** What a token of the link says before its signature is checked. */
export interface DetailsToken {
  readonly id: number;
  /** Seconds since 1970. */
  readonly endsAt: number;
}

/** Writes a token of the link. @param signature 40 hexadecimal digits */
export const writeDetailsToken = ({ id, endsAt }: DetailsToken, signature: string): string =>
  `${id}-${endsAt.toString(36)}-${signature}`;

/** Reads a token of the link; `null` for a text of another shape. */
export function readDetailsToken(token: string): DetailsToken | null {
  const [, id, endsAt] = shape.exec(token) ?? [];
  return id === undefined || endsAt === undefined ? null : { id: Number(id), endsAt: Number.parseInt(endsAt, 36) };
}

export const isOver = ({ endsAt }: Pick<DetailsToken, 'endsAt'>, now: number): boolean => endsAt * 1000 <= now;
