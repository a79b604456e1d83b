import type { VisitorComment } from '../../content/model/discussion.ts';
import { formatDateTime } from '../../language/format.ts';
import type { IslandMessages } from '../../language/island-messages.ts';
import { directionOf, type Language } from '../../language/languages.ts';

/** What the rendering of a comment depends on. Pages and islands obtain it in different ways. */
export interface Reading {
  readonly t: IslandMessages;
  readonly language: Language;
  /** IANA name. */
  readonly timeZone: string;
}

interface Props extends Reading {
  readonly comment: VisitorComment;
}

/** The language of a visitor's text, judged by its first letter. */
export function languageOf(text: string, here: Language): Language {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return here;
  return /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
}

/** A visitor's text, escaped, with its author. Names the language of the text if it differs from the page's. */
export function CommentParts({ comment: { author, text, createdAt, isOurs = false }, t, language, timeZone }: Props) {
  const [initial = ''] = author;
  const own = languageOf(text, language);
  const isOther = own !== language;
  return (
    <>
      {isOurs ? (
        <img className="comment-sign" src="/favicon.svg" alt="" width={40} height={40} loading="lazy" />
      ) : (
        <span className="comment-sign" aria-hidden="true">
          {initial}
        </span>
      )}
      <div className="comment-body">
        <p className="comment-head">
          <bdi className="comment-author">{author}</bdi>
          {isOurs && <span className="badge comment-badge">{t('officialComment')}</span>}
          <time dateTime={createdAt} dir={directionOf(language)}>
            {formatDateTime(createdAt, language, timeZone)}
          </time>
          {isOther && <span className="comment-language">{t('inOtherLanguage')}</span>}
        </p>
        <p className="comment-text" lang={isOther ? own : undefined} dir="auto">
          {text}
        </p>
      </div>
    </>
  );
}

/**
 * A comment and its author are aligned by the direction of the comment's language. The page's own words in it keep the
 * direction of the page.
 */
export const Comment = (props: Props) => (
  <article className="comment" dir={directionOf(languageOf(props.comment.text, props.language))}>
    <CommentParts {...props} />
  </article>
);
