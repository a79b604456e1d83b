import { languages } from '../language/languages.ts';
import { GroupFrame } from './field-frame.tsx';
import { FilePreview } from './file-preview.tsx';
import { FileSlot, slotId } from './file-slot.tsx';
import { type FileNames, namesOf } from './file-value.ts';
import { type CellProps, type InputProps, useInputServices } from './input.ts';

/** A file, shared by both languages unless one has its own. */
export function FileInput(props: InputProps) {
  const { path, label, value, onChange } = props;
  const { say } = useInputServices();
  const names = namesOf(value);
  const slot = (part: keyof FileNames) => ({
    name: names[part],
    id: slotId(path, part),
    onChange: (name: string | null) => onChange({ ...names, [part]: name }),
  });
  const hasOwn = names.en !== null || names.ar !== null;
  return (
    <GroupFrame {...props}>
      <FileSlot {...props} {...slot('shared')} isRequired={!hasOwn} />
      <details open={hasOwn}>
        <summary className="text-button">{say('ownFileByLanguage')}</summary>
        <div className="grid gap-3 pt-3 sm:grid-cols-2">
          {languages.map((language) => (
            <FileSlot
              key={language}
              {...props}
              {...slot(language)}
              label={`${label} (${say(language === 'en' ? 'inEnglish' : 'inArabic')})`}
              isRequired={false}
            />
          ))}
        </div>
      </details>
    </GroupFrame>
  );
}

/** The file as a card shows it: a picture or a video 200 pixels high, a document as a link. */
export function FileCell({ value }: CellProps) {
  const { language, say } = useInputServices();
  const names = namesOf(value);
  const name = names[language] ?? names.shared ?? names.en ?? names.ar;
  return name === null ? null : (
    <FilePreview
      name={name}
      label={say('currentFile')}
      className="h-[200px] w-full object-cover"
      sizes="(width < 40rem) 100vw, 420px"
    />
  );
}

/** The file of both languages, and those that a language has of its own. */
export function FileWhole({ value }: CellProps) {
  const { say } = useInputServices();
  const names = namesOf(value);
  const files = [
    { name: names.shared, label: say('currentFile'), title: '' },
    { name: names.ar, label: say('currentFile'), title: say('inArabic') },
    { name: names.en, label: say('currentFile'), title: say('inEnglish') },
  ];
  return files.map(
    ({ name, label, title }) =>
      name !== null && (
        <div key={title} className="grid gap-1">
          {title !== '' && <p className="text-sm text-muted">{title}</p>}
          <FilePreview name={name} label={label} className="h-[200px] w-full object-contain" sizes="420px" />
        </div>
      ),
  );
}
