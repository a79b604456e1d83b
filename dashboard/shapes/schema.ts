/** What reading gives for a value of another shape. */
export const misfit = Symbol('misfit');

export type Read = (value: unknown) => unknown;

/** What an object makes of a key that is not there: it leaves it out, or what stands in for it is read. */
type Absence = 'omitted' | 'replaced' | undefined;

/** Texts are measured in code points, as Zod does. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Array.from(value).length;
  return typeof value === 'number' ? value : Array.isArray(value) ? value.length : Number.NaN;
}

const changed =
  (change: (text: string) => string): Read =>
  (value) =>
    typeof value === 'string' ? change(value) : misfit;

/** Reads a value, and gives it as its declaration turns it. */
export class Schema {
  readonly read: Read;
  readonly absence: Absence;

  constructor(read: Read, absence?: Absence) {
    this.read = read;
    this.absence = absence;
  }

  safeParse(value: unknown) {
    const data = this.read(value);
    if (data !== misfit) return { success: true, data };
    return { success: false, error: new Error('Another shape than declared') };
  }

  parse(value: unknown): unknown {
    const data = this.read(value);
    if (data === misfit) throw new Error('Another shape than declared');
    return data;
  }

  /** Goes on with what was read. */
  transform(next: Read): Schema {
    return new Schema((value) => {
      const data = this.read(value);
      return data === misfit ? misfit : next(data);
    }, this.absence);
  }

  refine(isFit: (value: unknown) => boolean): Schema {
    return this.transform((value) => (isFit(value) ? value : misfit));
  }

  pipe = (next: Schema): Schema => this.transform(next.read);
  min = (least: number): Schema => this.refine((value) => sizeOf(value) >= least);
  max = (most: number): Schema => this.refine((value) => sizeOf(value) <= most);
  length = (size: number): Schema => this.refine((value) => sizeOf(value) === size);
  positive = (): Schema => this.refine((value) => sizeOf(value) > 0);
  regex = (pattern: RegExp): Schema => this.refine((value) => typeof value === 'string' && pattern.test(value));
  or = (other: Schema): Schema => anyOf([this, other]);
  trim = (): Schema => this.transform(changed((text) => text.trim()));
  toLowerCase = (): Schema => this.transform(changed((text) => text.toLowerCase()));

  optional = (): Schema => new Schema((value) => (value === undefined ? value : this.read(value)), 'omitted');
  exactOptional = (): Schema => new Schema(this.read, 'omitted');
  nullable = (): Schema => new Schema((value) => (value === null ? value : this.read(value)), this.absence);
  nullish = (): Schema => this.nullable().optional();
  default = (usual: unknown): Schema =>
    new Schema((value) => (value === undefined ? usual : this.read(value)), 'replaced');

  catch(usual: unknown): Schema {
    return new Schema((value) => {
      const data = this.read(value);
      return data === misfit ? usual : data;
    }, 'replaced');
  }
}

/** Whatever the first schema that takes a value makes of it. */
export const anyOf = (options: readonly Schema[]): Schema =>
  new Schema(
    (value) => {
      for (const option of options) {
        const data = option.read(value);
        if (data !== misfit) return data;
      }
      return misfit;
    },
    options.some(({ absence }) => absence !== undefined) ? 'omitted' : undefined,
  );
