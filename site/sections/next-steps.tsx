import type { ReactNode } from 'react';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { ContactChannels } from './contact-channels.tsx';

const steps = ['nextStepCall', 'nextStepSurvey', 'nextStepOffer'] as const;

/** The steps that follow a request, and the contact details. */
function NextSteps({ office }: { readonly office: Layout['office'] }) {
  const { t } = useSite();
  return (
    <aside className="request-next" aria-labelledby="request-next">
      <h2 className="heading-3" id="request-next">
        {t('nextSteps')}
      </h2>
      <ol className="request-steps">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <ContactChannels office={office} about={t('yourProjects')} />
    </aside>
  );
}

/** A form with the next steps beside or below it. */
export const RequestWithSteps = ({
  office,
  children,
}: {
  readonly office: Layout['office'];
  readonly children: ReactNode;
}) => (
  <div className="container-site request">
    {children}
    <NextSteps office={office} />
  </div>
);
