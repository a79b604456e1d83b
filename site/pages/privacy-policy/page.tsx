import { policiesIn } from '../../../language/policies.ts';
import { loadPolicyPlaces, type PolicyPlaces } from '../../load-policy-places.ts';
import { definePage } from '../../page.ts';
import { PolicySentence, PolicyText } from '../../sections/policy-text.tsx';
import { useSite } from '../../site-context.ts';

function Privacy({ data }: { readonly data: PolicyPlaces }) {
  const { language } = useSite();
  const { privacy } = policiesIn(language);
  return (
    <article className="container-site py-20">
      <div className="mx-auto max-w-3xl">
        <h1 className="heading-1">{privacy.title}</h1>
        <p className="mt-4 text-mist">{privacy.updated}</p>
        <p className="mt-8 text-xl">
          <PolicySentence text={privacy.intro} places={data} />
        </p>
        <PolicyText parts={privacy.parts} places={data} />
      </div>
    </article>
  );
}

/** What the site keeps about its visitors. */
export const privacyPolicy = definePage({
  path: '/privacy-policy',
  quickLink: 'privacyPolicy',
  load: ({ reader }) => loadPolicyPlaces(reader),
  head: (_, { reader }) => {
    const { title, parts } = policiesIn(reader.language).privacy;
    return { title, description: parts.map(({ heading }) => heading).join(' · ') };
  },
  View: Privacy,
});
