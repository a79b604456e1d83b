/** How an icon stands in a page: as its drawing, or as a reference to where the drawing is. */
export type PlacedIcon = { readonly id: string; readonly drawing: string } | { readonly reference: string };

/** The icons of one page. Each is drawn where the page shows it first, and referred to afterwards. */
export class PageIcons {
  readonly #placed = new Set<string>();
  readonly #drawingOf: (name: string) => string | null;

  constructor(drawingOf: (name: string) => string | null) {
    this.#drawingOf = drawingOf;
  }

  /**
   * Places an icon by its name in the library, or with a drawing of its own; one that the library has not is referred
   * to by its own address.
   */
  place(name: string, drawing = this.#drawingOf(name)): PlacedIcon {
    const id = `icon-${name}`;
    if (this.#placed.has(name)) return { reference: `#${id}` };
    if (drawing === null) return { reference: `/icons/${name}.svg#i` };
    this.#placed.add(name);
    return { id, drawing };
  }
}
