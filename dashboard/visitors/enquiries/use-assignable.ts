import { useAdministrators } from '../../app/session/use-administrators.ts';
import { useLateWords } from '../../app/late-words.ts';

/** Everybody to whom a message can be assigned, as the options of a choice; none until they are known. */
export function useAssignable() {
  const say = useLateWords();
  const { data = [], isPending, error } = useAdministrators();
  const options = data.map(({ id, username, is_self: isSelf }) => ({
    value: String(id),
    label: isSelf ? say('enquiryAssignedSelf', { name: username }) : username,
  }));
  return { options, isPending, error };
}
