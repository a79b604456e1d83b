import { memo } from 'react';
import { formatAmount } from '../../content/offers/amounts.ts';
import { longestDetail, longestLine } from '../../content/offers/bounds.ts';
import { uploadAddress } from '../../content/media-address.ts';
import { directionOf, type Language } from '../../language/languages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { useLateWords } from '../late-words.ts';
import { DiscountFields } from './discount-fields.tsx';
import type { TypedItem } from './typed-offer.ts';

interface ItemProps {
  readonly item: TypedItem;
  readonly index: number;
  readonly isLast: boolean;
  readonly currency: string;
  /** Of its texts. */
  readonly language: Language;
  /** Less its discount, in the smallest unit; `null` while numbers cannot be read. */
  readonly net: number | null;
  /** What is wrong with it, as sentences by the names of its parts; as JSON, so that it is the same while nothing changes. */
  readonly issues: string;
  readonly onChange: (index: number, part: Partial<TypedItem>) => void;
  readonly onMove: (index: number, by: 1 | -1) => void;
  readonly onRemove: (index: number) => void;
}

/** One item of an offer; typing in it draws no other again. */
export const ItemFields = memo(function ItemFields(props: ItemProps) {
  const { item, index, isLast, currency, language, net, issues, onChange, onMove, onRemove } = props;
  const say = useLateWords();
  const told: Readonly<Partial<Record<string, string>>> = JSON.parse(issues);
  const number = index + 1;
  const inTheirs = { lang: language, dir: directionOf(language) };
  const put = (part: Partial<TypedItem>) => onChange(index, part);
  return (
    <li className="grid gap-3 rounded-lg border border-line p-3" aria-label={say('offerItem', { number })}>
      <div className="flex items-start gap-3">
        {item.picture !== null && (
          <img
            src={uploadAddress({ name: item.picture })}
            alt=""
            loading="lazy"
            className="mt-7 size-11 shrink-0 rounded-md object-cover"
          />
        )}
        <Field label={`${number}. ${say('offerItemTitle')}`} issue={told['title']} className="grow">
          {(control) => (
            <input
              {...control}
              {...inTheirs}
              className="input"
              maxLength={longestLine}
              value={item.title}
              onChange={({ currentTarget: { value } }) => put({ title: value })}
            />
          )}
        </Field>
      </div>
      <Field label={say('offerItemDetail')} issue={told['detail']}>
        {(control) => (
          <textarea
            {...control}
            {...inTheirs}
            className="input"
            rows={Math.min(5, Math.max(1, item.detail.split('\n').length))}
            maxLength={longestDetail}
            value={item.detail}
            onChange={({ currentTarget: { value } }) => put({ detail: value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[7rem_6rem_minmax(0,1fr)_minmax(0,14rem)]">
        <Field label={say('offerQuantity')} issue={told['quantity']}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="ltr"
              inputMode="decimal"
              maxLength={30}
              value={item.quantity}
              onChange={({ currentTarget: { value } }) => put({ quantity: value })}
            />
          )}
        </Field>
        <Field label={say('offerUnit')} issue={told['unit']}>
          {(control) => (
            <input
              {...control}
              {...inTheirs}
              className="input"
              maxLength={30}
              value={item.unit}
              onChange={({ currentTarget: { value } }) => put({ unit: value })}
            />
          )}
        </Field>
        <Field label={say('offerPrice', { currency })} issue={told['price']} className="max-lg:col-span-2">
          {(control) => (
            <input
              {...control}
              className="input"
              dir="ltr"
              inputMode="decimal"
              maxLength={40}
              value={item.price}
              onChange={({ currentTarget: { value } }) => put({ price: value })}
            />
          )}
        </Field>
        <DiscountFields
          className="max-lg:col-span-2"
          label={say('offerDiscountOf', { number })}
          discount={item.discount}
          issue={told['discount']}
          onChange={(discount) => put({ discount })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto">
          {say('offerLineTotal')}:{' '}
          <bdi dir="ltr" className="tabular-nums">
            {net === null ? '–' : formatAmount(net)}
          </bdi>
        </p>
        <Button
          look="icon"
          aria-label={say('offerMoveUp', { number })}
          isDisabled={index === 0}
          onPress={() => onMove(index, -1)}
        >
          <Glyph name="chevron" className="size-4 -rotate-90 rtl:rotate-90" />
        </Button>
        <Button
          look="icon"
          aria-label={say('offerMoveDown', { number })}
          isDisabled={isLast}
          onPress={() => onMove(index, 1)}
        >
          <Glyph name="chevron" className="size-4 rotate-90 rtl:-rotate-90" />
        </Button>
        <Button look="icon" aria-label={say('offerRemoveItem', { number })} onPress={() => onRemove(index)}>
          <Glyph name="close" className="size-4" />
        </Button>
      </div>
    </li>
  );
});
