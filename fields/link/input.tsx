import { idOf } from '../field-frame.tsx';
import { type CellProps, type InputProps, useInputServices } from '../input.ts';
import { usePageOptions } from '../options.ts';
import { PlainInput, plainText } from '../plain-input.tsx';

/** A path or an address; pages of the site are offered by their names. */
export function LinkInput(props: InputProps) {
  const pages = usePageOptions(plainText(props.value));
  const list = idOf(props.path, '-pages');
  return (
    <>
      <PlainInput {...props} inputMode="url" isLeftToRight list={list} />
      <datalist id={list}>
        {pages.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

export function LinkCell({ value }: CellProps) {
  const link = plainText(value);
  const { say } = useInputServices();
  const isAddress = link.startsWith('/') || /^https:\/\//i.test(link);
  if (link === '') return null;
  return (
    <p className="truncate text-sm text-muted" dir="ltr">
      {isAddress ? (
        <a href={link} target="_blank" rel="noreferrer" className="link" title={say('opensNewTab')}>
          {link}
        </a>
      ) : (
        link
      )}
    </p>
  );
}
