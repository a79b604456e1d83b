import { type FormEvent, useState } from 'react';
import { richLimits } from '../../../fields/rich-text/document.ts';
import type { Language } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

/** The texts of a picture or a video within a text. */
export interface FileWords {
  readonly alt: string;
  readonly caption: string;
}

interface DescriptionWindowProps {
  readonly words: FileWords;
  /** The language of the text. */
  readonly language: Language;
  readonly onDone: (words: FileWords | null) => void;
}

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly language: Language;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const WordsField = ({ label, hint, language, text, onText }: WordsFieldProps) => (
  <Field label={label} {...(hint !== undefined && { hint })}>
    {(control) => (
      <input
        {...control}
        className="input"
        lang={language}
        dir="auto"
        maxLength={richLimits.words}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    )}
  </Field>
);

/** Edits the texts of a picture or a video within a text. */
export function DescriptionWindow({ words, language, onDone }: DescriptionWindowProps) {
  const t = useLateTranslations();
  const [alt, setAlt] = useState(words.alt);
  const [caption, setCaption] = useState(words.caption);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React events bubble to the record's form, which must not be submitted.
    event.stopPropagation();
    onDone({ alt: alt.trim(), caption: caption.trim() });
  }

  return (
    <Dialog title={t('describeInText')} size="small" onClose={() => onDone(null)}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <WordsField label={t('altInText')} hint={t('altInTextHint')} language={language} text={alt} onText={setAlt} />
        <WordsField label={t('captionInText')} language={language} text={caption} onText={setCaption} />
        <Button variant="filled" isSubmit className="justify-self-start">
          {t('setDescription')}
        </Button>
      </form>
    </Dialog>
  );
}
