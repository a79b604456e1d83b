import { routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import { policiesIn } from '../../../language/policies.ts';
import { loadPolicyVariables, type PolicyVariables } from '../../render/load-policy-variables.ts';
import { definePage } from '../../render/page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { PolicyContents } from '../../sections/policy-contents.tsx';
import { partsOf, PolicyBody, PolicySentence, PolicyText } from '../../sections/policy-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { Icon } from '../../../ui/icon.tsx';

function Returns({ data }: { readonly data: PolicyVariables }) {
  const { language, link } = useSite();
  const { returns, privacy } = policiesIn(language);
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.returnPolicy, name: { text: returns.title, language } }]} />
      <article className="container-site policy">
        <header className="policy-head">
          <h1 className="heading-1">{returns.title}</h1>
          <p className="mt-8 text-xl">{returns.intro}</p>
        </header>
        <PolicyContents
          parts={[
            { anchor: 'short', title: returns.shortTitle },
            { anchor: 'full', title: returns.fullTitle },
            ...partsOf(returns.parts),
            { anchor: 'contact', title: returns.contactTitle },
          ]}
        />
        <PolicyBody>
          <h2 className="heading-2" id="short">
            {returns.shortTitle}
          </h2>
          <ol className="mt-6 space-y-4">
            {returns.short.map((rule, index) => (
              <li key={rule} className="flex gap-5 border-t border-slate pt-4 text-lg">
                <span className="text-accent-on-dark" aria-hidden="true">
                  {index + 1}
                </span>
                {rule}
              </li>
            ))}
          </ol>

          <h2 className="heading-2 mt-20" id="full">
            {returns.fullTitle}
          </h2>
          <PolicyText parts={returns.parts} variables={data} heading="h3" />

          <section className="mt-16 border-t border-slate pt-10" id="contact">
            <h2 className="policy-heading">{returns.contactTitle}</h2>
            <p className="mt-4 text-lg">
              <PolicySentence text={returns.contact} variables={data} />
            </p>
          </section>
          <a className="more-link" href={link('privacyPolicy')}>
            {privacy.title}
            <Icon name="arrow" className="size-4" />
          </a>
        </PolicyBody>
      </article>
    </>
  );
}

/** The return policy. The contact is that of the visitor's country. */
export const returnPolicy = definePage({
  path: routes.returnPolicy,
  quickLink: 'returnPolicy',
  load: ({ reader }) => loadPolicyVariables(reader),
  head: (_, { reader }) => {
    const { title, intro } = policiesIn(reader.language).returns;
    return { title, description: intro };
  },
  View: Returns,
  list: async () => [{ path: routes.returnPolicy, languages, lastModified: '' }],
});
