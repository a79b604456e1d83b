import { Button } from '../../../ui/button.tsx';
interface Props<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly nameOf: (value: Value) => string;
  readonly choose: (value: Value) => void;
}

/** Toggle buttons of which exactly one is pressed. */
export function Choice<Value extends string>({ label, values, chosen, nameOf, choose }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {values.map((value) => (
        <Button
          variant="pill"
          className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
          key={value}
          aria-pressed={value === chosen}
          onPress={() => choose(value)}
        >
          {nameOf(value)}
        </Button>
      ))}
    </div>
  );
}
