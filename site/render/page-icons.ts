/** An icon in a page: its drawing, or a reference to where the drawing is. */
export type PlacedIcon = { readonly id: string; readonly drawing: string } | { readonly reference: string };

/** The icons of one page. The first use of an icon contains the drawing; later uses refer to it. */
export class PageIcons {
  readonly #placed = new Set<string>();
  readonly #drawingOf: (name: string) => string | null;

  constructor(drawingOf: (name: string) => string | null) {
    this.#drawingOf = drawingOf;
  }

  /**
   * Adds an icon by its name in the library, or with a drawing of its own. An icon that the library does not have is
   * referred to by its own address.
   */
  place(name: string, drawing = this.#drawingOf(name)): PlacedIcon {
    const id = `icon-${name}`;
    if (this.#placed.has(name)) return { reference: `#${id}` };
    if (drawing === null) return { reference: `/icons/${name}.svg#i` };
    this.#placed.add(name);
    return { id, drawing };
  }
}
