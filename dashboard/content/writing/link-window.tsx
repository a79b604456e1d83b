import { type FormEvent, useId, useState } from 'react';
import { isAddress } from '../../../fields/link/is-address.ts';
import { usePageOptions } from '../../../fields/options.ts';
import { richLimits } from '../../../fields/rich-text/document.ts';
import { isTextLink } from '../../../fields/rich-text/is-text-link.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

interface LinkWindowProps {
  /** The target of the selected words; empty for no link. */
  readonly link: string;
  /** Called with the address, empty to remove the link; `null` changes nothing. */
  readonly onDone: (link: string | null) => void;
}

/** Chooses the target of the selected words: a page of the site by name, or any address. */
export function LinkWindow({ link, onDone }: LinkWindowProps) {
  const t = useLateTranslations();
  const id = useId();
  const [address, setAddress] = useState(link);
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState('');
  const pages = usePageOptions(typed);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React events bubble to the record's form, which must not be submitted.
    event.stopPropagation();
    const target = address.trim();
    if (target.length <= richLimits.link && isTextLink(target)) onDone(target);
    else setIssue(t('linkInvalid'));
  }

  return (
    <Dialog title={t('insertLink')} size="small" onClose={() => onDone(null)}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t('linkAddress')}
          </label>
          <Combobox
            id={id}
            text={address}
            onType={(text) => {
              setTyped(text);
              setAddress(text);
              setIssue('');
            }}
            isStanding
            suggestions={(pages.data ?? []).map(({ value, label }) => ({
              key: value,
              label,
              detail: value,
              hasAddress: true,
            }))}
            onChoose={({ key }) => setAddress(key)}
            listLabel={t('pagesOfSite')}
            state={pages.isError ? t('pagesUnread') : pages.data?.length === 0 && t('pagesNone')}
            isLoading={pages.isPending}
            isStale={pages.isStale}
            isValue={isAddress(address)}
            input={{
              className: 'input',
              dir: 'ltr',
              inputMode: 'url',
              ...(issue !== '' && { 'aria-invalid': true, 'aria-describedby': `${id}-issue` }),
            }}
          />
          {issue !== '' && (
            <p id={`${id}-issue`} className="field-issue">
              {issue}
            </p>
          )}
        </div>
        <p className="flex flex-wrap gap-3">
          <Button variant="filled" isSubmit>
            {t('setLink')}
          </Button>
          {link !== '' && <Button onPress={() => onDone('')}>{t('removeLink')}</Button>}
        </p>
      </form>
    </Dialog>
  );
}
