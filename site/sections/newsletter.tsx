import { newsletter } from '../../content/enquiries/index.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import { callMessage } from '../../language/call-words.ts';
import { ownPath } from '../alternates.ts';
import { useSite } from '../site-context.ts';
import { FormGuard } from './form-guard.tsx';

const { messages, fields, kind } = newsletter;
const { label, placeholder } = fields.email.options;

/** What is said of a subscription, by what it still awaits. */
const answers = { nothing: 'subscribed', letter: 'subscriptionToConfirm', review: 'subscriptionHeld' } as const;

/** The field for the company's news; without scripts it posts like any form, and the server leads back here. */
export function Newsletter() {
  const site = useSite();
  const { say, language, outcome, link } = site;
  const isOver = outcome?.kind === kind;
  const refused = isOver ? outcome.refused : null;
  const said = `${kind}-said`;
  return (
    <newsletter-form failure={messages.exception[language]} busy={messages.busy[language]}>
      <form method="post" action={`/api/${language}/newsletter#${said}`} aria-label={newsletter.label[language]}>
        <FormGuard />
        <input type="hidden" name="page" value={ownPath(site)} />
        <h2 className="footer-heading">{say('newsletter')}</h2>
        <p className="mb-4 text-sm text-balance text-mist">{say('newsletterInvitation')}</p>
        <label className="sr-only" htmlFor="newsletter-email">
          {label?.[language]}
        </label>
        <div className="newsletter">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            dir="ltr"
            required
            maxLength={254}
            autoComplete="email"
            placeholder={placeholder?.[language]}
            defaultValue={refused?.values['email']}
            aria-invalid={refused === null ? undefined : true}
            aria-describedby={`${said} newsletter-notice`}
          />
          <button>{messages.send[language]}</button>
        </div>
        <button type="button" className="form-suggestion" data-suggestion={say('didYouMean')} hidden>
          {say('didYouMean', { address: '…' })}
        </button>
        <p
          className="newsletter-said"
          id={said}
          role="status"
          data-missing={issueSentence({ code: 'invalidEmail' }, language)}
        >
          {isOver && (refused?.message ?? callMessage(answers[outcome.awaits ?? 'nothing'], language))}
        </p>
        <p className="newsletter-notice" id="newsletter-notice">
          {say('newsletterNotice')}{' '}
          <a className="form-link" href={link('privacyPolicy')}>
            {say('privacyPolicy')}
          </a>
        </p>
      </form>
    </newsletter-form>
  );
}
