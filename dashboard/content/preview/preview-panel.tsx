import { useId, useRef, useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { CardTools } from '../pointing/card-tools.tsx';
import { EditTargetBar } from '../pointing/edit-target-bar.tsx';
import { pointAt } from '../pointing/point-at.ts';
import { type FormBeside, usePointing } from '../pointing/use-pointing.ts';
import { Choice } from './choice.tsx';
import { LivePreview, type Pointing } from './live-preview.tsx';
import { nameIn } from './name-in.ts';
import './preview.css';
import type { ScreenKind } from './preview-screen.tsx';
import { useIsWide } from './use-is-wide.ts';

interface Props {
  readonly collection: Collection;
  /** The record being edited; `null` for a new one. */
  readonly id: number | null;
  /** The parent of the record; `null` if there is none. */
  readonly parentId: number | null;
  /** The typed values as they would be sent: by API name, languages as objects. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly form: FormBeside;
  readonly onClose: () => void;
}

type Shown = Language | 'both';

const languageMessages = {
  ar: 'previewInArabic',
  en: 'previewInEnglish',
  both: 'previewInBoth',
} as const satisfies Record<Shown, LateMessage>;
const screenMessages = { phone: 'previewPhone', desktop: 'previewDesktop' } as const satisfies Record<
  ScreenKind,
  LateMessage
>;
const screenKinds = ['phone', 'desktop'] as const;

/**
 * The public page of a record with the unsaved values of its form. It reloads shortly after the last change and writes
 * nothing. Texts of the record are edited in place; other targets open their fields.
 */
export function PreviewPanel({ collection, id, parentId, fields, form, onClose }: Props) {
  const t = useLateTranslations();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const [wanted, setWanted] = useState<Shown>(currentLanguage);
  const [kind, setKind] = useState<ScreenKind>('phone');
  const [isPointing, setIsPointing] = useState(true);
  const leave = () => panel.current?.querySelector<HTMLElement>('.place-bar button')?.focus();
  const pointed = usePointing({ collection, id, parentId, fields, form, onLeave: leave });
  const { handlers, chosen, card, group, setMoveHandler, Other, other } = pointed;
  const [pointing] = useState((): Pointing => (page, on) => pointAt(page, { ...handlers, ...on }));
  const { base, placement } = collection;
  const shown: Shown = wanted === 'both' && !isWide ? currentLanguage() : wanted;
  return (
    <section ref={panel} className="preview card" aria-labelledby={heading}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg font-medium" id={heading}>
          {t('preview')}
        </h2>
        <Button variant="icon" aria-label={t('previewClose')} onPress={onClose}>
          <Icon name="close" className="size-5" />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="pill" aria-pressed={isPointing} onPress={() => setIsPointing(!isPointing)}>
          {t('pointing')}
        </Button>
        <Choice
          label={t('previewLanguage')}
          values={isWide ? [...languages, 'both'] : languages}
          chosen={shown}
          nameOf={(value) => t(languageMessages[value])}
          choose={setWanted}
        />
        <Choice
          label={t('previewWidth')}
          values={screenKinds}
          chosen={kind}
          nameOf={(value) => t(screenMessages[value])}
          choose={setKind}
        />
      </div>
      {isPointing && (
        <EditTargetBar
          words={pointed.words}
          onOpen={chosen?.editTarget == null ? null : () => pointed.open(chosen)}
          isBeside={pointed.isBeside}
          onAdd={
            group === null || chosen === null ? null : () => pointed.open({ editTarget: null, group: chosen.group })
          }
          addWords={pointed.addWords}
        >
          {card !== null && group !== null && (
            <CardTools
              key={card}
              collection={group.of}
              parentId={group.parentId}
              id={card}
              onMoveHandler={setMoveHandler}
            />
          )}
        </EditTargetBar>
      )}
      <div className="preview-pages">
        {(shown === 'both' ? languages : [shown]).map((language) => {
          const request = { language, base, id, category_id: parentId, fields };
          return (
            <LivePreview
              key={`${language} ${base} ${id} ${isPointing}`}
              request={request}
              name={nameIn(collection, request)}
              title={`${t('preview')}: ${placement.shows[currentLanguage()]}`}
              kind={kind}
              pointing={isPointing ? pointing : null}
            />
          );
        })}
      </div>
      {other !== null && Other !== null && (
        <LazyBoundary onClose={pointed.closeOther}>
          <Other other={other} onClose={pointed.closeOther} />
        </LazyBoundary>
      )}
    </section>
  );
}
