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

function Privacy({ data }: { readonly data: PolicyVariables }) {
  const { language, link } = useSite();
  const { privacy, returns } = policiesIn(language);
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.privacyPolicy, name: { text: privacy.title, language } }]} />
      <article className="container-site policy">
        <header className="policy-head">
          <h1 className="heading-1">{privacy.title}</h1>
          <p className="mt-4 text-mist">{privacy.updated}</p>
          <p className="mt-8 text-xl">
            <PolicySentence text={privacy.intro} variables={data} />
          </p>
        </header>
        <PolicyContents parts={partsOf(privacy.parts)} />
        <PolicyBody>
          <PolicyText parts={privacy.parts} variables={data} heading="h2" />
          <a className="more-link" href={link('returnPolicy')}>
            {returns.title}
            <Icon name="arrow" className="size-4" />
          </a>
        </PolicyBody>
      </article>
    </>
  );
}

/** Date of the last change of the text. */
const changed = '2024-08-06';

export const privacyPolicy = definePage({
  path: routes.privacyPolicy,
  quickLink: 'privacyPolicy',
  load: ({ reader }) => loadPolicyVariables(reader),
  head: (_, { reader }) => {
    const { title, parts } = policiesIn(reader.language).privacy;
    return { title, description: parts.map(({ heading }) => heading).join(' · ') };
  },
  View: Privacy,
  list: async () => [{ path: routes.privacyPolicy, languages, lastModified: changed }],
});
