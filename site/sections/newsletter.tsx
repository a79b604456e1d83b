import { useSite } from '../site-context.ts';

/** The field for the company's news; without scripts it posts like any form. */
export function Newsletter() {
  const { say, language } = useSite();
  return (
    <newsletter-form failure={say('subscribeFailed')} busy={say('subscribing')}>
      <form method="post" action={`/api/${language}/newsletter`}>
        <h2 className="footer-heading">{say('newsletter')}</h2>
        <p className="mb-4 text-sm text-mist">{say('newsletterInvitation')}</p>
        <label className="sr-only" htmlFor="newsletter-email">
          {say('newsletterEmail')}
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
            placeholder={say('newsletterEmail')}
          />
          <button>{say('subscribe')}</button>
        </div>
        <p className="mt-3 min-h-6 text-sm" role="status" />
      </form>
    </newsletter-form>
  );
}
