import type { ReactNode } from 'react';
import { timeZoneOf } from '../../../content/countries.ts';
import type { VisitorComment } from '../../../content/model/voices.ts';
import { formatMoment } from '../../../language/format.ts';
import { directionOf, type Language } from '../../../language/languages.ts';
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

/**
 * What a visitor wrote, as plain words. It begins, with its author and all that belongs to it, at the side at which its
 * language does, and says where that is not the page's; the page's own words in it do not turn.
 */
export function Voice({ voice, children }: Props) {
  const { say, language, country } = useSite();
  const [initial = ''] = voice?.author ?? '';
  const own = languageOf(voice?.text ?? '', language);
  const isOther = own !== language;
  return (
    <article className="voice" dir={voice === null ? undefined : directionOf(own)}>
      {voice?.isOurs === true ? (
        <img className="voice-sign" src="/favicon.svg" alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className="voice-sign" aria-hidden="true" data-initial>
          {initial}
        </span>
      )}
      <div className="voice-body">
        <p className="voice-head">
          <bdi className="voice-author" data-author>
            {voice?.author}
          </bdi>
          {voice?.isOurs === true && <span className="badge voice-badge">{say('officialVoice')}</span>}
          <time dateTime={voice?.createdAt ?? noMoment} dir={directionOf(language)} data-time>
            {voice && formatMoment(voice.createdAt, language, timeZoneOf(country))}
          </time>
          {isOther && <span className="voice-language">{say('inOtherLanguage')}</span>}
        </p>
        <p className="voice-text" lang={isOther ? own : undefined} dir="auto" data-text>
          {voice?.text}
        </p>
        {children}
      </div>
    </article>
  );
}
