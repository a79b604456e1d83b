import { routes } from '../../../content/routes.ts';
import { definePage } from '../../page.ts';
import { Message } from '../../sections/message.tsx';
import { useSite } from '../../site-context.ts';

function AddingSoon() {
  const { say } = useSite();
  return <Message title={say('addingSoonTitle')} text={say('addingSoonText')} isLit />;
}

/** Where links lead whose products are not there yet. */
export const addingSoon = definePage({
  path: routes.addingSoon,
  name: 'addingSoonTitle',
  load: async () => ({}),
  head: (_, { say }) => ({ title: say('addingSoonTitle'), description: say('addingSoonText') }),
  View: AddingSoon,
});
