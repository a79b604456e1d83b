/** An icon of the library by the name the administrator typed (`bi-alarm`); an unknown one is missed by the server's log only. */
export function Icon({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  if (name === '') return null;
  return (
    <svg className={className} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`/icons/${name.replace(/^bi-/, '')}.svg#i`} />
    </svg>
  );
}
