import { useId, useState } from 'react';
import type { Collection } from '../../content/model/collection.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { type Language, languages } from '../../language/languages.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Button } from '../../ui/button.tsx';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';
import { Choice } from './choice.tsx';
import { LivePreview } from './live-preview.tsx';
import { nameIn } from './name-in.ts';
import './preview.css';
import type { ScreenKind } from './preview-screen.tsx';

interface Props {
  readonly collection: Collection;
  /** The record that is edited, `null` for a new one. */
  readonly id: number | null;
  /** The record it belongs to, `null` where there is none. */
  readonly parentId: number | null;
  /** What is typed, as it would be sent: wire values, with languages as objects. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const languageWords = { ar: 'previewInArabic', en: 'previewInEnglish' } as const satisfies Record<
  Language,
  DashboardWord
>;
const screenWords = { phone: 'previewPhone', desktop: 'previewDesktop' } as const satisfies Record<
  ScreenKind,
  DashboardWord
>;
const screenKinds = ['phone', 'desktop'] as const;

/**
 * The public page that shows a record, with what is typed in its form: what a visitor will see once it is saved.
 * It follows a moment after the last change and writes nothing.
 */
export function PreviewPanel({ collection, id, parentId, fields, isOpen, onClose }: Props) {
  const say = useWords();
  const heading = useId();
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [kind, setKind] = useState<ScreenKind>('phone');
  const { base, placement } = collection;
  if (!isOpen) return null;
  const request = { language, base, id, category_id: parentId, fields };
  return (
    <section className="preview card" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-lg font-medium" id={heading}>
          {say('preview')}
        </h2>
        <Choice
          label={say('previewLanguage')}
          values={languages}
          chosen={language}
          nameOf={(value) => say(languageWords[value])}
          choose={setLanguage}
        />
        <Choice
          label={say('previewWidth')}
          values={screenKinds}
          chosen={kind}
          nameOf={(value) => say(screenWords[value])}
          choose={setKind}
        />
        <Button look="icon" aria-label={say('previewClose')} onPress={onClose}>
          <Glyph name="close" className="size-5" />
        </Button>
      </div>
      <LivePreview
        key={`${language} ${base} ${id}`}
        request={request}
        name={nameIn(collection, request)}
        title={`${say('preview')}: ${placement.shows[currentLanguage()]}`}
        kind={kind}
      />
    </section>
  );
}
