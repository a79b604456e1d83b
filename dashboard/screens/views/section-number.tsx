/** The number before the title of a section, such as 01; for the eye alone, since the order says it to everyone else. */
export function SectionNumber({ number }: { readonly number: number | undefined }) {
  return number === undefined ? null : (
    <span aria-hidden="true" className="me-2 text-muted tabular-nums">
      {String(number).padStart(2, '0')}
    </span>
  );
}
