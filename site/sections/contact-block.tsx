import { useId } from 'react';
import type { Chrome } from '../chrome.ts';
import { useSite } from '../site-context.ts';
import { ContactActions } from './contact-actions.tsx';
import { Contacts } from './contacts.tsx';

/** How to reach the office of the visitor's country: an invitation, and its details beside it. */
export function ContactBlock({ office, about }: { readonly office: Chrome['office']; readonly about: string }) {
  const { say } = useSite();
  const id = useId();
  return (
    <section className="section container-site" aria-labelledby={id}>
      <div className="contact-block">
        <div>
          <h2 className="heading-2" id={id}>
            {say('contactTitle')}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-mist">{say('contactText')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ContactActions office={office} about={about} />
          </div>
        </div>
        <Contacts office={office} />
      </div>
    </section>
  );
}
