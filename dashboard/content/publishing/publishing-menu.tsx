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

/** One item for each language, and one for both where both can change. */
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

/** A new record is a draft first, so whatever can be done with a draft can be done with it. */
const ofNew = { status: 'draft', at: null, until: null, waiting: false } as const;

/** The items that change something. What was typed waits, too, as soon as it is saved. */
function offered(states: PublishingStates | null, isDirty: boolean): readonly Item[] {
  const known = states ?? { en: ofNew, ar: ofNew };
  const can = ({ action }: Item, language: Language): boolean => {
    const state = known[language];
    // What was typed would go with what is discarded.
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
  /** Saves what was typed as a draft, and then does something with the record. */
  readonly onChoose: (publishing: PublishingBody | null) => void;
  /** The button that saves. */
  readonly children: ReactNode;
}

/** The button that saves, and beside it a menu of what else can be done with the record. */
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
    // Of two languages those are published of which visitors do not see everything yet.
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
