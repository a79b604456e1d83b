import { otherLanguage } from '../language/languages.ts';
import { GroupFrame } from './field-frame.tsx';
import { FileSlot, slotId } from './file-slot.tsx';
import type { FileField } from './file-field.ts';
import type { FileNames } from './file-value.ts';
import { type InputProps, useInputServices } from './input.ts';

/** The input of a file that both languages share, unless one has its own. */
export function FileInput(props: InputProps<FileNames, FileField>) {
  const { path, label, value: names, onChange } = props;
  const { language: own, t } = useInputServices();
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
        <summary className="text-button">{t('ownFileByLanguage')}</summary>
        <div className="grid gap-3 pt-3 sm:grid-cols-2">
          {/* In the same order as the inputs of texts. */}
          {[own, otherLanguage(own)].map((language) => (
            <div key={language} className="grid content-start gap-1">
              <span className="field-language" lang={own}>
                {t(language === 'en' ? 'inEnglish' : 'inArabic')}
              </span>
              <FileSlot
                {...props}
                {...slot(language)}
                label={`${label} (${t(language === 'en' ? 'inEnglish' : 'inArabic')})`}
                isRequired={false}
              />
            </div>
          ))}
        </div>
      </details>
    </GroupFrame>
  );
}
