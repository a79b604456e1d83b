interface KeyListProps {
  readonly entries: readonly { readonly name: string; readonly keys: readonly string[] }[];
}

/** A list of keys with their effects. */
export const KeyList = ({ entries }: KeyListProps) => (
  <dl className="grid gap-3">
    {entries.map(({ name, keys }) => (
      <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <dt>{name}</dt>
        <dd dir="ltr" className="flex gap-1">
          {keys.map((key) => (
            <kbd key={key} className="badge">
              {key}
            </kbd>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
