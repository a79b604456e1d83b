import { Link } from 'react-router';
import type { Enquiry } from '../../../calls/enquiries.ts';
import type { DataSubject } from '../../../calls/people.ts';
import { EnquiryLine } from '../enquiries/enquiry-line.tsx';
import { useEnquiries } from '../enquiries/use-enquiries.ts';
import { usePosts } from '../moderation/use-posts.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

/** Other addresses and numbers in the enquiries of this data subject, probably of the same person. */
export function OtherNames({ who, own }: { readonly who: string; readonly own: DataSubject['enquiries'] }) {
  const t = useLateTranslations();
  const named = new Set(own.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat()));
  const shown = new Map(own.map(({ phone, phone_shown: number }) => [phone, number]));
  const others = [...named].filter((name) => name !== who);
  if (others.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="other-names">
      <h3 id="other-names" className="text-lg font-medium">
        {t('personOtherNames')}
      </h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {others.map((name) => (
          <li key={name}>
            <Link to="/people" state={{ words: name }} className="link wrap-anywhere">
              <bdi dir="ltr">{shown.get(name) ?? showEmail(name)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other places with the address or number: texts of enquiries under other names, posts and comments. */
export function Mentions({ who, own }: { readonly who: string; readonly own: readonly Enquiry[] }) {
  const t = useLateTranslations();
  // Also finds a number that is written without its country code.
  const words = who.includes('@') ? who : who.replace(/\D/g, '').slice(-9);
  const enquiries = useEnquiries({}, words);
  const messages = usePosts({ words, kind: null, held: null, isHidden: false });
  const known = new Set(own.map(({ id }) => id));
  const elsewhere = enquiries.data?.pages.flat().filter(({ id }) => !known.has(id)) ?? [];
  const isInPublic = (messages.data?.pages.flatMap((page) => page.messages) ?? []).length > 0;
  if (elsewhere.length === 0 && !isInPublic) return null;
  return (
    <section className="grid gap-3" aria-labelledby="mentions">
      <div>
        <h3 id="mentions" className="text-lg font-medium">
          {t('personMentions')}
        </h3>
        <p className="text-sm text-muted">{t('personMentionsHint')}</p>
      </div>
      {elsewhere.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden">
          {elsewhere.map((enquiry) => (
            <EnquiryLine key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
      {isInPublic && (
        <p>
          <Link to="/moderation" state={{ words }} className="link">
            {t('personInPublic')}
          </Link>
        </p>
      )}
    </section>
  );
}
