import { type ReactNode, useRef, useState } from 'react';
import { canEnd, isAllowed, type PublishingAction, type PublishingStates } from '../../../content/publishing/state.ts';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../app/actions/notify.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import type { PublishingBody } from '../../app/records/publishing-body.ts';
import { usePublishByKeys } from '../../app/shortcuts/publish-by-keys.ts';
import { ScheduleWindow } from './schedule-window.tsx';

interface Item {
  readonly word: DashboardMessage;
  readonly action: PublishingAction;
  readonly languages: readonly Language[];
}

/** An item for each language, and one for both. */
const each = (action: 'publish' | 'unpublish'): readonly Item[] => [
  { word: `${action}Both`, action, languages },
  { word: `${action}Arabic`, action, languages: ['ar'] },
  { word: `${action}English`, action, languages: ['en'] },
];
const items: readonly Item[] = [
  ...each('publish'),
  { word: 'scheduleEllipsis', action: 'schedule', languages },
  { word: 'cancelSchedule', action: 'cancel', languages },
  ...each('unpublish'),
  { word: 'discardWaiting', action: 'discard', languages },
];

/** A new record is saved as a draft first, so it allows the same actions as a draft. */
const ofNew = { status: 'draft', at: null, until: null, waiting: false } as const;

/** The items that would change something. Unsaved input counts as unpublished changes. */
function offered(states: PublishingStates | null, isDirty: boolean): readonly Item[] {
  const known = states ?? { en: ofNew, ar: ofNew };
  const can = ({ action }: Item, language: Language): boolean => {
    const state = known[language];
    // Discarding would also lose the unsaved input.
    if (action === 'discard' && isDirty) return false;
    const isTyped = isDirty && (action === 'publish' || action === 'schedule');
    if (action === 'schedule' && canEnd(state)) return true;
    return isAllowed(action, { ...state, waiting: state.waiting || isTyped });
  };
  return items.filter((item) =>
    item.word.endsWith('Both')
      ? item.languages.every((language) => can(item, language))
      : item.languages.some((language) => can(item, language)),
  );
}

interface PublishingMenuProps {
  readonly states: PublishingStates | null;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Saves the input as a draft, then changes the state of the record. */
  readonly onChoose: (publishing: PublishingBody | null) => void;
  /** The save button. */
  readonly children: ReactNode;
}

/** The save button with a menu of publishing actions beside it. */
export function PublishingMenu({ states, isDirty, isBusy, onChoose, children }: PublishingMenuProps) {
  const t = useTranslations();
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'schedule' | null>(null);
  const choose = ({ action, languages: chosen }: Item) => {
    if (action === 'schedule') setOpen('schedule');
    else onChoose({ action, languages: chosen });
  };
  usePublishByKeys(button, () => {
    // Names both languages; only what visitors do not see yet is published.
    const isOffered = offered(states, isDirty).some(({ action }) => action === 'publish');
    if (isOffered && !isBusy) onChoose({ action: 'publish', languages });
    else if (!isOffered) notify({ text: callMessage('nothingToPublish', currentLanguage()), isRefusal: true });
  });
  return (
    <div className="split-button">
      {children}
      <Button
        variant="filled"
        isDisabled={isBusy}
        ref={button}
        aria-label={t('publishingMenu')}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onPress={() => setOpen('menu')}
      >
        <Icon name="chevron" className="size-4 rotate-down" />
      </Button>
      {open === 'menu' && (
        <Menu
          trigger={button}
          label={t('publishingMenu')}
          placement="top end"
          items={[
            { key: 'draft', label: t('saveAsDraft'), onAction: () => onChoose(null) },
            ...offered(states, isDirty).map((item) => ({
              key: item.word,
              label: t(item.word),
              destroys: item.action === 'discard',
              onAction: () => choose(item),
            })),
          ]}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'schedule' && (
        <ScheduleWindow
          states={states}
          onClose={() => setOpen(null)}
          isDirty={isDirty}
          onChoose={(chosen, times) => {
            setOpen(null);
            onChoose({ action: 'schedule', languages: chosen, ...times });
          }}
        />
      )}
    </div>
  );
}
