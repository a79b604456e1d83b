import { useState } from 'react';
import { directionOf, otherLanguage } from '../../language/languages.ts';
import { type CellProps, useCellServices } from '../cell.ts';
import type { TranslatedText } from '../translated.ts';
import { Button } from '../../ui/button.tsx';
import { RichTextBlocks } from './blocks.tsx';

/** A text that is longer, in UTF-16 code units or lines, is collapsed at first. */
const longest = { units: 400, lines: 8 };

/** A legacy text as visitors see it, in the interface's language or, with its own direction, in the other one. */
export function MarkedCell({ value: texts }: CellProps<TranslatedText>) {
  const { language: own, t } = useCellServices();
  const [isWhole, setIsWhole] = useState(false);
  const language = texts[own] === '' ? otherLanguage(own) : own;
  const text = texts[language];
  const isLong = text.length > longest.units || text.split('\n').length > longest.lines;
  if (text === '') return null;
  return (
    <div className="grid justify-items-start gap-2">
      <div
        lang={language}
        dir={directionOf(language)}
        className={`formatted-text ${isLong && !isWhole ? 'max-h-48 overflow-hidden' : ''}`}
      >
        <RichTextBlocks text={text} />
      </div>
      {isLong && (
        <Button variant="text" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'showLess' : 'showWhole')}
        </Button>
      )}
    </div>
  );
}
