/** The number of a section, such as 01. Decorative: the order already conveys it to screen readers. */
export function SectionNumber({ number }: { readonly number: number | undefined }) {
  return number === undefined ? null : (
    <span aria-hidden="true" className="me-2 text-muted tabular-nums">
      {String(number).padStart(2, '0')}
    </span>
  );
}
