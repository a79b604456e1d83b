import { useState } from 'react';
import { Combobox } from '../../ui/combobox.tsx';
import type { Suggestion } from '../../ui/suggestion-list.tsx';
import { isExpected } from '../field.ts';
import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { usePageOptions } from '../options.ts';
import { isAddress } from './is-address.ts';
import { LinkState } from './link-state.tsx';

/** An input for a path or an address, typed or chosen from the pages of the site by name. */
export function LinkInput(props: InputProps<string>) {
  const { field, path, value: link, onChange, issues, isNew } = props;
  const { t } = useInputServices();
  /** The search text; `null` while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const pages = usePageOptions(typed);
  const { 'aria-describedby': described = '', ...state } = describedBy(path, issues, field.options.hint !== undefined);
  const stateOf = ({ isError, data }: typeof pages) => {
    if (isError) return t('pagesUnread');
    return data?.length === 0 && t('pagesNone');
  };
  const suggestions = pages.data?.map(({ value, label }): Suggestion => ({
    key: value,
    label,
    detail: value,
    hasAddress: true,
  }));
  return (
    <FieldFrame {...props}>
      <Combobox
        id={idOf(path)}
        text={link}
        onType={(text) => {
          setTyped(text);
          onChange(text);
        }}
        // A list that was just opened shows all pages, not only those that match the stored link.
        onOpen={(isOpen) => setTyped(isOpen ? '' : null)}
        suggestions={suggestions ?? []}
        onChoose={({ key }) => onChange(key)}
        listLabel={t('pagesOfSite')}
        state={stateOf(pages)}
        isLoading={pages.isPending}
        isStale={pages.isStale}
        isValue={isAddress(link)}
        input={{
          // The text is left-to-right, but the button is at the end of the line.
          className: 'input pe-11 rtl:ps-11 rtl:pe-3',
          dir: 'ltr',
          inputMode: 'url',
          'aria-required': isExpected(field, isNew) || undefined,
          'aria-describedby': `${described} ${idOf(path, '-leads')}`.trim(),
          ...state,
        }}
      />
      <LinkState id={idOf(path, '-leads')} link={link} />
    </FieldFrame>
  );
}
