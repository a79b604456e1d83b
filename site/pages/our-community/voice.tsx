import type { ReactNode } from 'react';
import { timeZoneOf } from '../../../content/countries.ts';
import type { VisitorComment } from '../../../content/model/voices.ts';
import { formatMoment } from '../../../language/format.ts';
import { type Language, otherLanguage } from '../../../language/languages.ts';
import { useSite } from '../../site-context.ts';

/** What stands in the blank until its message has been sent: without words, `<time>` must name some moment. */
const noMoment = new Date(0).toISOString();

/** The language of what a visitor wrote, by its first letter. */
function languageOf(text: string, here: Language): Language {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return here;
  return /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
}

interface Props {
  /** `null` for the blank that a message is drawn into when it has just been sent. */
  readonly voice: VisitorComment | null;
  readonly children?: ReactNode;
}

/** What a visitor wrote, as plain words that keep their own direction; in the other language it says so and begins at the other side. */
export function Voice({ voice, children }: Props) {
  const { say, language, country } = useSite();
  const [initial = ''] = voice?.author ?? '';
  const isOther = languageOf(voice?.text ?? '', language) !== language;
  return (
    <article className="voice" data-turned={isOther ? '' : undefined}>
      <span className="voice-sign" aria-hidden="true" data-initial>
        {initial}
      </span>
      <div className="voice-body">
        <p className="voice-head">
          <bdi className="voice-author" data-author>
            {voice?.author}
          </bdi>
          <time dateTime={voice?.createdAt ?? noMoment} data-time>
            {voice && formatMoment(voice.createdAt, language, timeZoneOf(country))}
          </time>
          {isOther && <span className="voice-language">{say('inOtherLanguage')}</span>}
        </p>
        <p className="voice-text" lang={isOther ? otherLanguage(language) : undefined} dir="auto" data-text>
          {voice?.text}
        </p>
        {children}
      </div>
    </article>
  );
}
