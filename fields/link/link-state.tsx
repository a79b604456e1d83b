import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { useInputServices } from '../input.ts';
import { isSafeLink } from './field.ts';

const settleMilliseconds = 400;

const isOutside = (link: string): boolean => /^https:\/\//i.test(link) && isSafeLink(link);

/** A note on the target of a link, updated after the input has not changed for a moment. */
export function LinkState({ id, link }: { readonly id: string; readonly link: string }) {
  const { t, readLinkTarget } = useInputServices();
  const settled = useDebouncedValue(link.trim(), settleMilliseconds);
  const target = useQuery({
    queryKey: ['link-target', settled],
    queryFn: () => readLinkTarget(settled),
    enabled: settled.startsWith('/') && isSafeLink(settled),
  });
  const data = settled === link.trim() ? target.data : undefined;
  const isNowhere = data?.leads === false;
  const name = data?.name ?? '';
  const sentence = isOutside(settled)
    ? t('leadsOutside')
    : isNowhere
      ? t('leadsNowhere')
      : name !== '' && t('leadsTo', { place: name });
  return (
    <p id={id} role="status" className="field-hint empty:hidden">
      {isNowhere ? <span className="mark">{sentence}</span> : sentence}
    </p>
  );
}
