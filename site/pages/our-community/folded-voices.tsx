import type { VisitorComment } from '../../../content/model/voices.ts';
import { directionOf } from '../../../language/languages.ts';
import { useSite } from '../../site-context.ts';
import { Voice } from './voice.tsx';

interface Props {
  /** Oldest first. */
  readonly voices: readonly VisitorComment[];
  /** How many of the latest are seen while the others are folded away. */
  readonly latest: number;
  readonly more: string;
}

const toItem = (voice: VisitorComment) => (
  <li key={voice.id}>
    <Voice voice={voice} />
  </li>
);

/** Comments in the order of time; the older ones unfold above the latest. */
export function FoldedVoices({ voices, latest, more }: Props) {
  const { say, language } = useSite();
  const folded = voices.slice(0, -latest);
  return (
    <div className="voices" data-voices data-latest={latest}>
      <details className="voices-folded" hidden={folded.length === 0}>
        <summary className="more-link" dir={directionOf(language)}>
          <span className="voices-more">{more}</span>
          <span className="voices-less">{say('showLess')}</span>
          <bdi className="voices-count" data-folded>
            {folded.length}
          </bdi>
        </summary>
        <ol>{folded.map(toItem)}</ol>
      </details>
      <ol>{voices.slice(-latest).map(toItem)}</ol>
    </div>
  );
}
