import { memo } from 'react';
import { formatAmount } from '../../../content/quotations/amounts.ts';
import { longestDetail, longestLine } from '../../../content/quotations/bounds.ts';
import { uploadAddress } from '../../../content/media-address.ts';
import { directionOf, type Language } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { DiscountFields } from './discount-fields.tsx';
import { TextBox } from './text-box.tsx';
import type { TypedItem } from './typed-quotation.ts';

interface ItemProps {
  readonly item: TypedItem;
  readonly index: number;
  readonly isLast: boolean;
  readonly currency: string;
  /** The language of its texts. */
  readonly language: Language;
  /** The price after discount in the smallest currency unit; `null` while a number is invalid. */
  readonly net: number | null;
  /** Its issues as sentences by field name. JSON, so that the prop compares equal while nothing changes. */
  readonly issues: string;
  readonly onChange: (index: number, part: Partial<TypedItem>) => void;
  readonly onMove: (index: number, by: 1 | -1) => void;
  readonly onRemove: (index: number) => void;
}

/** An item of a quotation; memoized, so that typing does not re-render other items. */
export const ItemFields = memo(function ItemFields(props: ItemProps) {
  const { item, index, isLast, currency, language, net, issues, onChange, onMove, onRemove } = props;
  const t = useLateTranslations();
  const errors: Readonly<Partial<Record<string, string>>> = JSON.parse(issues);
  const number = index + 1;
  const inTheirs = { lang: language, dir: directionOf(language) };
  const put = (part: Partial<TypedItem>) => onChange(index, part);
  return (
    <li className="grid gap-3 rounded-lg border border-line p-3" aria-label={t('offerItem', { number })}>
      <div className="flex items-start gap-3">
        {item.picture !== null && (
          <img
            src={uploadAddress({ name: item.picture })}
            alt=""
            loading="lazy"
            className="mt-7 size-11 shrink-0 rounded-md object-cover"
          />
        )}
        <TextBox
          className="grow"
          label={`${number}. ${t('offerItemTitle')}`}
          value={item.title}
          max={longestLine}
          issue={errors['title']}
          {...inTheirs}
          onType={(title) => put({ title })}
        />
      </div>
      <TextBox
        label={t('offerItemDetail')}
        value={item.detail}
        max={longestDetail}
        rows={Math.min(5, Math.max(1, item.detail.split('\n').length))}
        issue={errors['detail']}
        {...inTheirs}
        onType={(detail) => put({ detail })}
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[7rem_6rem_minmax(0,1fr)_minmax(0,14rem)]">
        <TextBox
          label={t('offerQuantity')}
          value={item.quantity}
          max={30}
          dir="ltr"
          inputMode="decimal"
          issue={errors['quantity']}
          onType={(quantity) => put({ quantity })}
        />
        <TextBox
          label={t('offerUnit')}
          value={item.unit}
          max={30}
          issue={errors['unit']}
          {...inTheirs}
          onType={(unit) => put({ unit })}
        />
        <TextBox
          className="max-lg:col-span-2"
          label={t('offerPrice', { currency })}
          value={item.price}
          max={40}
          dir="ltr"
          inputMode="decimal"
          issue={errors['price']}
          onType={(price) => put({ price })}
        />
        <DiscountFields
          className="max-lg:col-span-2"
          label={t('offerDiscountOf', { number })}
          discount={item.discount}
          issue={errors['discount']}
          onChange={(discount) => put({ discount })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto">
          {t('offerLineTotal')}:{' '}
          <bdi dir="ltr" className="tabular-nums">
            {net === null ? '–' : formatAmount(net)}
          </bdi>
        </p>
        <Button
          variant="icon"
          aria-label={t('offerMoveUp', { number })}
          isDisabled={index === 0}
          onPress={() => onMove(index, -1)}
        >
          <Icon name="chevron" className="size-4 -rotate-90 rtl:rotate-90" />
        </Button>
        <Button
          variant="icon"
          aria-label={t('offerMoveDown', { number })}
          isDisabled={isLast}
          onPress={() => onMove(index, 1)}
        >
          <Icon name="chevron" className="size-4 rotate-90 rtl:-rotate-90" />
        </Button>
        <Button variant="icon" aria-label={t('offerRemoveItem', { number })} onPress={() => onRemove(index)}>
          <Icon name="close" className="size-4" />
        </Button>
      </div>
    </li>
  );
});
