import { useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { holdsWords } from '../../../language/holds-words.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { useTranslations } from '../translations.ts';
import { PaletteState } from './palette-state.tsx';
import { type Destination, placesOf } from './places.ts';
import { recentSuggestions, rememberSuggestion } from './recent.ts';
import { type PaletteSuggestion, toSuggestion, toOtherSuggestion } from './to-suggestion.ts';
import { useFoundOthers } from './use-found-others.ts';
import { useFoundRecords } from './use-found-records.ts';
import '../../../ui/dialog.css';

const settleMilliseconds = 120;

interface PaletteProps {
  /** What was typed while the palette was loading. */
  readonly typedBefore: string;
  readonly onClose: () => void;
  readonly onChoose: (destination: Destination) => void;
}

/**
 * Jumps to any screen, section, record or group of settings by its name in either language, to customers, enquiries,
 * quotations and files, and starts what can be started from anywhere. What was chosen last comes first.
 */
export function Palette({ typedBefore, onClose, onChoose }: PaletteProps) {
  const t = useTranslations();
  const id = useId();
  const [typed, setTyped] = useState(typedBefore);
  const words = typed.trim();
  const settled = useDebouncedValue(words, settleMilliseconds);
  const found = useFoundRecords(settled);
  const others = useFoundOthers(settled);
  const [recent] = useState(recentSuggestions);
  const isMeant = holdsWords(words);
  const places = placesOf(t)
    .filter(({ names }) => isMeant(names))
    .map(({ label, kind, destination }): PaletteSuggestion => ({
      key: 'to' in destination ? destination.to : destination.start,
      label,
      detail: t(kind),
      destination,
    }));
  // Results of the previous words must not count for the current ones: Enter would open the wrong one.
  const isOlder = settled !== words || found.isPlaceholderData;
  const areOthersOlder = settled !== words || others.isPlaceholderData;
  const records = (words === '' ? [] : (found.data ?? []))
    .filter(({ title }) => !isOlder || isMeant([title.en, title.ar]))
    .flatMap(toSuggestion);
  const visitors = words === '' || areOthersOlder ? [] : (others.data ?? []).map((each) => toOtherSuggestion(each, t));
  const latest = recent
    .filter(({ label, detail = '' }) => isMeant([label, detail]))
    .map((offer) => ({ ...offer, detail: [t('paletteRecent'), offer.detail ?? ''].join(' · ') }));
  const known = new Set(latest.map(({ key }) => key));
  const offers = [...latest, ...[...places, ...records, ...visitors].filter(({ key }) => !known.has(key))];
  const queries = [found, others];
  const failed = words === '' ? undefined : queries.find(({ isError }) => isError);
  const isLoading =
    words !== '' && failed === undefined && queries.some((each) => each.data === undefined || each.isPlaceholderData);

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="overlay palette-place"
    >
      <Modal className="card w-full max-w-2xl overflow-hidden">
        <Dialog aria-label={t('paletteLabel')} className="grid outline-none">
          <div className="relative">
            <Icon name="search" className="pointer-events-none absolute start-4 top-4.5 z-1 size-5 text-muted" />
            <Combobox
              id={id}
              text={typed}
              onType={setTyped}
              suggestions={offers}
              onChoose={(offer) => {
                rememberSuggestion(offer);
                onChoose(offer.destination);
              }}
              listLabel={t('paletteResults')}
              isStanding
              input={{
                className: 'min-h-14 w-full border-b border-line bg-transparent ps-13 pe-4 outline-none',
                placeholder: t('paletteHint'),
                'aria-label': t('paletteLabel'),
                autoFocus: true,
              }}
              state={
                <PaletteState
                  count={offers.length}
                  isLoading={isLoading}
                  error={failed?.error ?? null}
                  onRetry={() => {
                    for (const { refetch } of queries) void refetch();
                  }}
                />
              }
            />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
