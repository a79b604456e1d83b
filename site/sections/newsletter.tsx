import { newsletter } from '../../content/enquiries/index.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import { callMessage } from '../../language/call-messages.ts';
import { ownPath } from '../links/alternates.ts';
import { useSite } from '../render/site-context.ts';
import { Island } from '../islands/island.tsx';
import { NewsletterForm } from '../islands/newsletter-form.tsx';
import { FormGuard } from './form-guard.tsx';

const { messages, fields, kind } = newsletter;
const { label, placeholder } = fields.email.options;

/** The messages after a subscription, by the step that it still requires. */
const answers = { nothing: 'subscribed', letter: 'subscriptionToConfirm', review: 'subscriptionHeld' } as const;

/** The newsletter form. Without scripts it is posted, and the server redirects back to this page. */
export function Newsletter() {
  const site = useSite();
  const { t, language, outcome, link } = site;
  const isOver = outcome?.kind === kind;
  const refused = isOver ? outcome.refused : null;
  const said = isOver ? (refused?.message ?? callMessage(answers[outcome.awaits ?? 'nothing'], language)) : undefined;
  const above = (
    <>
      <FormGuard />
      <input type="hidden" name="page" value={ownPath(site)} />
      <h2 className="footer-heading">{t('newsletter')}</h2>
      <p className="mb-4 text-sm text-balance text-mist">{t('newsletterInvitation')}</p>
      <label className="sr-only" htmlFor="newsletter-email">
        {label?.[language]}
      </label>
    </>
  );
  const below = (
    <p className="newsletter-notice" id="newsletter-notice">
      {t('newsletterNotice')}{' '}
      <a className="form-link" href={link('privacyPolicy')}>
        {t('privacyPolicy')}
      </a>
    </p>
  );
  return (
    <Island
      name="newsletter"
      of={NewsletterForm}
      data={{
        action: `/api/${language}/newsletter#${kind}-said`,
        label: newsletter.label[language],
        placeholder: placeholder?.[language] ?? '',
        typed: refused?.values['email'],
        said,
        words: {
          send: messages.send[language],
          busy: messages.busy[language],
          missing: issueSentence({ code: 'invalidEmail' }, language),
          failure: messages.exception[language],
        },
      }}
      slots={[above, below]}
    />
  );
}
