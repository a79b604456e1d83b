import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import type { Card } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { Prose } from './rich-text.tsx';
import { LocalizedText } from './localized-text.tsx';

/**
 * Questions of which one is open at a time, at first the first one. The browser does this for `details` with a common
 * `name`.
 */
export function Questions({ questions }: { readonly questions: readonly Omit<Card, 'address'>[] }) {
  const { t } = useSite();
  const name = useId();
  if (questions.length === 0) return null;
  return (
    <Group title={t('questions')} anchor="questions" className="container-site beside">
      <div className="questions-list">
        {questions.map(({ id, title, text, picture }, index) => (
          <details key={id} className="question" name={name} open={index === 0}>
            <summary className="question-title">
              <h3>
                <LocalizedText text={title} />
              </h3>
              <Icon name="chevron" className="size-4 question-sign" />
            </summary>
            <div className="question-answer" tabIndex={0} role="group" aria-label={title.text}>
              {picture !== null && (
                <Picture media={picture} sizes="266px" box={{ ratio: 4 / 3 }} alt="" className="question-picture" />
              )}
              <Prose text={text} className="whitespace-pre-line text-mist" deeper={2} />
            </div>
          </details>
        ))}
      </div>
    </Group>
  );
}
