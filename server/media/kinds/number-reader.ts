/** Reads consecutive unsigned big-endian integers of any width in bytes. Past the end it returns 0. */
export class NumberReader {
  readonly #buffer: Buffer;
  #place: number;

  constructor(buffer: Buffer, place: number) {
    this.#buffer = buffer;
    this.#place = place;
  }

  next(bytes: number): number {
    let value = 0;
    for (const byte of this.#buffer.subarray(this.#place, this.#place + bytes)) value = value * 256 + byte;
    this.#place += bytes;
    return value;
  }

  get isAtEnd(): boolean {
    return this.#place >= this.#buffer.length;
  }
}
