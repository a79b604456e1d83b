import { useState } from 'react';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { useCellServices } from '../../fields/cell.ts';
import { richName } from '../../fields/field.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ValueCell } from '../records/value-cell.tsx';
import { type WireValues, wireFields } from '../records/wire-record.ts';
import { useWords } from '../words.ts';

interface ConflictProps {
  readonly collection: Collection;
  /** The record as somebody else saved it. */
  readonly theirs: AnsweredRecord;
  /** What was typed here. */
  readonly typed: WireValues;
  /** Goes on from the newer record with the values that were chosen from here. */
  readonly onSettle: (chosen: WireValues) => void;
}

/** Both versions of every field that was typed in, each with a choice; nothing is lost before it is made. */
export function Conflict({ collection, theirs, typed, onSettle }: ConflictProps) {
  const say = useWords();
  const { labelOf } = useCellServices();
  const [takesTheirs, setTakesTheirs] = useState<ReadonlySet<string>>(new Set());
  const fields = wireFields(collection).filter(([wire]) => wire in typed || richName(wire) in typed);
  const choose = (wire: string, isTheirs: boolean) =>
    setTakesTheirs((chosen) => new Set(isTheirs ? [...chosen, wire] : [...chosen].filter((each) => each !== wire)));

  return (
    <Alert look="note" className="conflict grid gap-4">
      <p className="font-medium">{say('conflict')}</p>
      {fields.map(([wire, field, name]) => {
        const versions = [
          { isTheirs: false, title: say('yourVersion'), value: typed[wire] ?? theirs[wire] },
          { isTheirs: true, title: say('savedVersion'), value: theirs[wire] },
        ];
        return (
          <fieldset key={wire} className="field">
            <legend className="field-label">{labelOf(name, field)}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {versions.map(({ isTheirs, title, value }) => (
                <label key={title} className="choice-card">
                  <span className="flex items-center gap-2">
                    <input
                      type="radio"
                      name={`conflict-${wire}`}
                      checked={takesTheirs.has(wire) === isTheirs}
                      onChange={() => choose(wire, isTheirs)}
                    />
                    {title}
                  </span>
                  <ValueCell field={field} value={value} />
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <Button
        className="justify-self-start"
        onPress={() => {
          // The structure of a text goes with it.
          const theirOwn = new Set([...takesTheirs].flatMap((wire) => [wire, richName(wire)]));
          onSettle(Object.fromEntries(Object.entries(typed).filter(([wire]) => !theirOwn.has(wire))));
        }}
      >
        {say('goOnWithChoice')}
      </Button>
    </Alert>
  );
}
