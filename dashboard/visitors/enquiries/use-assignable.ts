import { useAdministrators } from '../../app/session/use-administrators.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

/** The administrators as options of a select; empty until they are loaded. */
export function useAssignable() {
  const t = useLateTranslations();
  const { data = [], isPending, error } = useAdministrators();
  const options = data.map(({ id, username, is_self: isSelf }) => ({
    value: String(id),
    label: isSelf ? t('enquiryAssignedSelf', { name: username }) : username,
  }));
  return { options, isPending, error };
}
