import type { ReactNode } from 'react';
import { timeZoneOf } from '../../../content/countries.ts';
import type { VisitorComment } from '../../../content/model/voices.ts';
import { formatMoment } from '../../../language/format.ts';
import { useSite } from '../../site-context.ts';

/** What stands in the blank until its message has been sent: without words, `<time>` must name some moment. */
const noMoment = new Date(0).toISOString();

interface Props {
  /** `null` for the blank that a message is drawn into when it has just been sent. */
  readonly voice: VisitorComment | null;
  readonly children?: ReactNode;
}

/** What a visitor wrote, as plain words that keep their own direction. */
export function Voice({ voice, children }: Props) {
  const { language, country } = useSite();
  const [initial = ''] = voice?.author ?? '';
  return (
    <article className="voice">
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
        </p>
        <p className="voice-text" dir="auto" data-text>
          {voice?.text}
        </p>
        {children}
      </div>
    </article>
  );
}
