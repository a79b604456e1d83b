import type { Enquiry } from '../../../calls/enquiries.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { restoreEnquiry } from './use-enquiries.ts';

/** Restores a deleted enquiry. */
export function BringBack({ enquiry: { id, sender } }: { readonly enquiry: Enquiry }) {
  const t = useLateTranslations();
  const restore = useAction(() => restoreEnquiry(id), { about: sender, refuse: 'notice' });
  return (
    <Button
      size="small"
      className="justify-self-start"
      isPending={restore.isPending}
      aria-label={t('enquiryBringBackNamed', { name: sender })}
      onPress={() => restore.start()}
    >
      {t('enquiryBringBack')}
    </Button>
  );
}
