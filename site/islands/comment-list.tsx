import type { VisitorComment } from '../../content/model/discussion.ts';
import { directionOf } from '../../language/languages.ts';
import { Comment, type Reading } from './comment.tsx';
import { Slot } from './slot.tsx';

interface Props {
  readonly reading: Reading;
  /** `rendered`: comments in the HTML of the server, oldest first. `written`: those posted since. */
  readonly rendered: readonly string[];
  readonly written: readonly VisitorComment[];
  /** Number of latest comments that stay visible while the others are collapsed. */
  readonly latest: number;
  readonly more: string;
}

/** Comments in chronological order. The older ones expand above the latest. */
export function CommentList({ reading, rendered, written, latest, more }: Props) {
  const items = [
    ...rendered.map((html, index) => <Slot as="li" key={index} html={html} />),
    ...written.map((comment) => (
      <li key={`written-${comment.id}`}>
        <Comment {...reading} comment={comment} />
      </li>
    )),
  ];
  const folded = items.slice(0, -latest);
  return (
    <div className="comment-list">
      <details className="comments-folded" hidden={folded.length === 0}>
        <summary className="more-link" dir={directionOf(reading.language)}>
          <span className="comments-more">{more}</span>
          <span className="comments-less">{reading.t('showLess')}</span>
          <bdi className="comments-count">{folded.length}</bdi>
        </summary>
        <ol>{folded}</ol>
      </details>
      <ol>{items.slice(-latest)}</ol>
    </div>
  );
}
