import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Saving } from '../../../ui/saving.tsx';
import { Select } from '../../../ui/select.tsx';
import { Table } from '../../../ui/table.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { Sample } from './samples.ts';

interface ExampleProps {
  readonly sample: Sample;
}

const nothing = (): void => undefined;
const variants = ['plain', 'filled', 'danger', 'text', 'pill'] as const;

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

function Buttons({ sample: { short, hint } }: ExampleProps) {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{short}</Button>
          <Button variant={variant} size="small">
            {short}
          </Button>
          <Button variant={variant} isDisabled>
            {short}
          </Button>
          <Button variant={variant} isPending>
            {short}
          </Button>
        </Row>
      ))}
      <Button>{`${hint}. `.repeat(4)}</Button>
    </>
  );
}

function Fields({ sample: { short, usual, long, wrong, hint } }: ExampleProps) {
  const states = [
    { key: 'empty', label: short, value: '' },
    { key: 'filled', label: usual, value: usual, hint },
    { key: 'wrong', label: usual, value: '', hint, issue: wrong },
    { key: 'disabled', label: usual, value: usual, isDisabled: true },
    { key: 'long', label: long, value: long, hint: long, issue: long },
  ];
  return states.map(({ key, label, value, isDisabled = false, ...about }) => (
    <Field key={key} label={label} {...about}>
      {(control) => <input {...control} className="input" defaultValue={value} disabled={isDisabled} />}
    </Field>
  ));
}

function Selects({ sample: { usual, long, wrong } }: ExampleProps) {
  const [value, setValue] = useState('');
  const options = ['', usual, long].map((each) => ({ value: each, label: each }));
  return (
    <>
      <Field label={usual}>
        {(control) => <Select {...control} value={value} options={options} onSelect={setValue} />}
      </Field>
      <Field label={usual} issue={wrong}>
        {(control) => <Select {...control} value={long} options={options} onSelect={nothing} />}
      </Field>
      <Field label={usual}>
        {(control) => <Select {...control} value={usual} options={options} isDisabled onSelect={nothing} />}
      </Field>
    </>
  );
}

function Comboboxes({ sample: { short, usual, long } }: ExampleProps) {
  const [text, setText] = useState('');
  const suggestions = [short, usual, long]
    .filter((label) => label.includes(text))
    .map((label) => ({ key: label, label }));
  return (
    <Combobox
      id={`gallery-${short}`}
      text={text}
      onType={setText}
      suggestions={suggestions}
      onChoose={({ label }) => setText(label)}
      listLabel={usual}
      state={suggestions.length === 0 ? usual : null}
      input={{ className: 'input pe-11', 'aria-label': usual }}
    />
  );
}

function Alerts({ sample: { usual, long, wrong } }: ExampleProps) {
  return (
    <>
      <Alert>{wrong}</Alert>
      <Alert onRetry={nothing}>{wrong}</Alert>
      <Alert variant="note">{usual}</Alert>
      <Alert>{long}</Alert>
    </>
  );
}

function States({ sample: { short, usual, hint } }: ExampleProps) {
  return (
    <>
      <Loading />
      <Empty action={<Button>{short}</Button>}>{hint}</Empty>
      <Saving isPending saved="" />
      <Saving isPending={false} saved={usual} />
      <FileButton accept="*/*" onChoose={nothing}>
        {usual}
      </FileButton>
      <FileDrop label={usual} accept="*/*" onChoose={nothing} />
      <FileDrop label={usual} accept="*/*" isPending onChoose={nothing} />
    </>
  );
}

function Tables({ sample: { short, usual, long } }: ExampleProps) {
  const columns = [short, usual, '№'].map((label) => ({ key: label, label }));
  const rows = [usual, long].map((name) => ({ key: name, cells: [name, short, '1,200'] }));
  return <Table label={usual} columns={columns} rows={rows} />;
}

function TabRows({ sample: { short, usual, long } }: ExampleProps) {
  const [selected, setSelected] = useState('short');
  const tabs = Object.entries({ short, usual, long }).map(([key, label]) => ({ key, label, content: <p>{label}</p> }));
  return <Tabs label={usual} tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function Toasts({ sample: { short, usual, long, wrong } }: ExampleProps) {
  const common = { closeLabel: short, stays: true, isOfWindow: false, onClose: nothing };
  return (
    <ul className="grid gap-2">
      <Toast {...common} action={<Button variant="text">{short}</Button>}>
        <p className="text-sm font-medium">{usual}</p>
        <p>{short}</p>
      </Toast>
      <Toast {...common}>
        <p className="text-danger">{wrong}</p>
      </Toast>
      <Toast {...common}>
        <p>{long}</p>
      </Toast>
    </ul>
  );
}

function Overlays({ sample: { short, usual, long, wrong } }: ExampleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  const items = [short, usual, long].map((label) => ({ key: label, label, onAction: nothing }));
  return (
    <Row>
      <Button ref={button} aria-haspopup="menu" aria-expanded={open === 'menu'} onPress={() => setOpen('menu')}>
        Menu
      </Button>
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      <Button variant="danger" onPress={() => setOpen('question')}>
        ConfirmDialog
      </Button>
      {open === 'menu' && <Menu trigger={button} label={usual} items={items} onClose={close} />}
      {open === 'dialog' && (
        <Dialog title={long} onClose={close}>
          <p>{usual}</p>
        </Dialog>
      )}
      {open === 'question' && (
        <ConfirmDialog title={usual} destroys refusal={wrong} onYes={close} onNo={close}>
          <p>{long}</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}

/** All components of `ui/` in their states: empty, filled, invalid, disabled, busy, very long. */
export const examples = [
  { name: 'Button', Example: Buttons },
  { name: 'Field', Example: Fields },
  { name: 'Select', Example: Selects },
  { name: 'Combobox', Example: Comboboxes },
  { name: 'Alert', Example: Alerts },
  { name: 'Waiting, Empty, Saving, FileButton, FileDrop', Example: States },
  { name: 'Table', Example: Tables },
  { name: 'Tabs', Example: TabRows },
  { name: 'Toast', Example: Toasts },
  { name: 'Menu, Dialog, ConfirmDialog', Example: Overlays },
] as const;
