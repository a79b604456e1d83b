import type { StoredFile } from '../../../calls/library.ts';
import { isolate } from '../../../language/bidi.ts';
import { formatBytes } from '../../../language/format.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';

/** The original name, size and dimensions of a file. */
export function FileFacts({ file }: { readonly file: StoredFile }) {
  const t = useTranslations();
  const { original_name: originalName, bytes, width, height, duration } = file;
  const facts = [
    formatBytes(bytes, currentLanguage()),
    width !== null && height !== null ? isolate(`${width}\u00a0×\u00a0${height}`) : '',
    duration !== null ? t('seconds', { count: Math.round(duration) }) : '',
  ];
  return (
    <p className="field-hint">
      <bdi className="wrap-anywhere">{originalName}</bdi> · {facts.filter((fact) => fact !== '').join(' · ')}
    </p>
  );
}
