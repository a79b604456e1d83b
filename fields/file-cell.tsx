import { type CellProps, useCellServices } from './cell.ts';
import type { FileField } from './file-field.ts';
import { FilePreview } from './file-preview.tsx';
import type { FileNames } from './file-value.ts';

/** The file on a card: a picture or video 200 pixels high, or a link to a document. */
export function FileCell({ field, value: names }: CellProps<FileNames, FileField>) {
  const { language, t } = useCellServices();
  const name = names[language] ?? names.shared ?? names.en ?? names.ar;
  return name === null ? null : (
    <FilePreview
      name={name}
      label={t('currentFile')}
      ground={field.options.ground}
      className="h-[200px] w-full shrink-0 object-cover"
      sizes="(width < 40rem) 100vw, 420px"
    />
  );
}

/** The shared file, and the files of single languages. */
export function FileWhole({ field, value: names }: CellProps<FileNames, FileField>) {
  const { t } = useCellServices();
  const files = [
    { name: names.shared, label: t('currentFile'), title: '' },
    { name: names.ar, label: t('currentFile'), title: t('inArabic') },
    { name: names.en, label: t('currentFile'), title: t('inEnglish') },
  ];
  return files.map(
    ({ name, label, title }) =>
      name !== null && (
        <div key={title} className="grid gap-1">
          {title !== '' && <p className="text-sm text-muted">{title}</p>}
          <FilePreview
            name={name}
            label={label}
            ground={field.options.ground}
            className="h-[200px] w-full shrink-0 object-contain"
            sizes="420px"
          />
        </div>
      ),
  );
}
