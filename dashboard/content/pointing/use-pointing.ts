import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { headingOf } from '../../../content/derive/screens.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { EditTarget } from '../../../content/edit-target.ts';
import { routes } from '../../../content/routes.ts';
import { useCellServices } from '../../../fields/cell.ts';
import { apiNameOf } from '../../../fields/field.ts';
import { isItem } from '../../../fields/list/cell.tsx';
import { largestId } from '../../../fields/record-id.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import type { ApiValues } from '../../app/records/api-record.ts';
import type { MoveCard } from './card-tools.tsx';
import { collectionOf, formPaths, readText, stepsTo, writeText } from './field-at.ts';
import { type OtherRecord, useOtherRecord } from './other-record.ts';
import type { OverlayHandlers } from './point-at.ts';
import { isInGroup, type Target } from './target.ts';
import type { Typing } from './typing.ts';

/** The part of the form that its previewed page can change. */
export interface FormBeside {
  readonly set: (apiName: string, value: unknown) => void;
  /** Shows the field with the first of these paths that the form has. */
  readonly show: (paths: readonly string[]) => Promise<void>;
}

interface Pointed {
  readonly collection: Collection;
  /** `null` for a new record. */
  readonly id: number | null;
  readonly parentId: number | null;
  readonly fields: ApiValues;
  readonly form: FormBeside;
  /** The keyboard focus leaves the page. */
  readonly onLeave: () => void;
}

/** All handlers except the typing state. */
type PointingHandlers = Omit<OverlayHandlers, 'onTyping'>;

/** The edit targets on the page of a record, and the actions for the selected one. */
export function usePointing({ collection, id, parentId, fields, form, onLeave }: Pointed) {
  const t = useLateTranslations();
  const { labelOf } = useCellServices();
  const navigate = useNavigate();
  const Other = useOtherRecord();
  const [chosen, setChosen] = useState<Target | null>(null);
  const [other, setOther] = useState<OtherRecord | null>(null);
  const moveHandler = useRef<MoveCard | null>(null);
  const setMoveHandler = useCallback((move: MoveCard | null) => {
    moveHandler.current = move;
  }, []);

  const isBeside = (editTarget: EditTarget): boolean =>
    editTarget.base === collection.base && (isSettingsGroup(collection) || editTarget.id === (id ?? largestId));

  const stepsOf = ({ base, path }: EditTarget) => {
    const of = collectionOf(base);
    return of === undefined ? null : stepsTo(of, path);
  };

  /** The parent id of a collection's records on this page; `undefined` if the page does not contain it. */
  function parentOf({ parent }: Collection): number | null | undefined {
    if (parent === undefined) return null;
    if (parent.base === collection.base) return id ?? undefined;
    return parent.base === collection.parent?.base ? (parentId ?? undefined) : undefined;
  }

  /** The collection and parent for new records of a group; `null` if none can be added. */
  function groupOf({ group }: Target): { readonly of: Collection; readonly parentId: number | null } | null {
    const of = group === null ? undefined : collectionOf(group);
    // A collection without a parent whose records have pages of their own is the subject of the page, not a group on
    // it.
    const isAlone = of?.parent === undefined && of?.page !== undefined && routes[of.page.at].includes(':id');
    if (of === undefined || isAlone || Other === null) return null;
    const own = parentOf(of);
    return own === undefined || of.isOnlyOfParent ? null : { of, parentId: own };
  }

  const addWords = (target: Target): string => {
    const group = groupOf(target);
    return group === null ? '' : t('pointAdd', { group: headingOf(group.of)[currentLanguage()] });
  };

  function describe(target: Target): string {
    const { editTarget, group } = target;
    if (editTarget === null) {
      const of = group === null ? undefined : collectionOf(group);
      return addWords(target) || (of === undefined ? '' : headingOf(of)[currentLanguage()]);
    }
    const of = collectionOf(editTarget.base);
    const field = stepsOf(editTarget)
      ?.map((step) => labelOf(step.name, step.field))
      .join(' › ');
    if (of === undefined || field === undefined) return '';
    return isBeside(editTarget) ? field : `${field} · ${headingOf(of)[currentLanguage()]}`;
  }

  function typingAt(editTarget: EditTarget): Typing | null {
    const steps = isBeside(editTarget) ? stepsOf(editTarget) : null;
    const field = steps?.at(-1)?.field;
    if (steps === null || field?.lines === undefined) return null;
    const text = readText(fields, steps, editTarget.language);
    return text === null ? null : { text, isLine: field.lines === 'one' };
  }

  function open({ editTarget, group }: Target): void {
    if (editTarget === null) {
      const into = groupOf({ editTarget, group });
      if (into !== null) setOther({ collection: into.of, id: null, parentId: into.parentId, editTarget: null });
      return;
    }
    const steps = stepsOf(editTarget);
    const of = collectionOf(editTarget.base);
    if (steps === null || of === undefined) return;
    if (isBeside(editTarget)) {
      void form.show(formPaths(fields, steps, editTarget.language));
      return;
    }
    const belongsTo = parentOf(of);
    if (Other !== null) {
      setOther({ collection: of, id: editTarget.id, parentId: belongsTo, editTarget });
      return;
    }
    const screen = recordScreen({ base: editTarget.base, id: editTarget.id, parentId: belongsTo ?? null });
    if (screen !== null) void navigate(screen);
  }

  const handlers: PointingHandlers = {
    describe,
    typingAt,
    isBeside,
    onChoose: setChosen,
    onOpen: open,
    onType(editTarget, text) {
      const steps = stepsOf(editTarget);
      const [first] = steps ?? [];
      if (steps === null || first === undefined) return;
      const apiName = apiNameOf(first.name, first.field);
      const changed = writeText(fields, steps, editTarget.language, text);
      if (isItem(changed)) form.set(apiName, changed[apiName]);
    },
    onMove: (to) => moveHandler.current?.(to),
    onLeave,
  };
  // A page uses the same handlers as long as it is shown, so they read the latest ones from a ref.
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState((): PointingHandlers => ({
    describe: (target) => latest.current.describe(target),
    typingAt: (editTarget) => latest.current.typingAt(editTarget),
    isBeside: (editTarget) => latest.current.isBeside(editTarget),
    onChoose: (target) => latest.current.onChoose(target),
    onOpen: (target) => latest.current.onOpen(target),
    onType: (editTarget, text) => latest.current.onType(editTarget, text),
    onMove: (to) => latest.current.onMove(to),
    onLeave: () => latest.current.onLeave(),
  }));

  const group = chosen === null ? null : groupOf(chosen);
  return {
    handlers: steady,
    chosen,
    words: chosen === null ? null : describe(chosen),
    isBeside: chosen?.editTarget != null && isBeside(chosen.editTarget),
    open,
    addWords: chosen === null ? '' : addWords(chosen),
    /** Where a record is added next to the selection; `null` if that is not possible. */
    group,
    /** The id of the selected card, if it can be moved. */
    card: group !== null && chosen !== null && isInGroup(chosen) ? (chosen.editTarget?.id ?? null) : null,
    setMoveHandler,
    Other,
    other,
    closeOther: () => setOther(null),
  };
}
