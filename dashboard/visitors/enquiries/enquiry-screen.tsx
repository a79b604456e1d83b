import { lazy, type ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import { products } from '../../../content/collections/index.ts';
import { countryNames } from '../../../content/countries.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { CallFailure, isObject } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordEditor } from '../../app/records/record-screen.ts';
import { NotFound } from '../../app/shell/not-found.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { Conversation } from './conversation.tsx';
import { DeleteEnquiry } from './delete-enquiry.tsx';
import { type Place, placeOf, type ShownEnquiries } from './enquiry-filter.tsx';
import { EnquiryLine } from './enquiry-line.tsx';
import { EnquiryMarks } from './enquiry-marks.tsx';
import { EnquiryPhone } from './enquiry-phone.tsx';
import { EnquiryReply } from './enquiry-reply.tsx';
import { EnquiryWork } from './enquiry-work.tsx';
import { HeldEnquiry } from './held-enquiry.tsx';
import { MeetingActions } from './meeting-actions.tsx';
import { MeetingTime } from './meeting-time.tsx';
import { planIn } from '../../../content/derive/plan-in.ts';
import { UndeliveredEmails } from '../emails/undelivered-emails.tsx';
import { QuotationsOfEnquiry } from '../quotations/quotations-of-enquiry.tsx';
import { productNameOf } from './product-name-of.ts';
import { useEnquiry } from './use-enquiries.ts';
import { useReplyText } from './use-reply-text.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** Loaded on demand, because few enquiries have a plan. */
const EnquiryPlan = lazy(async () => ({ default: (await import('./enquiry-plan.tsx')).EnquiryPlan }));

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The product of an enquiry, linked to its editor. */
function EnquiryTopic({ about }: { readonly about: NonNullable<WholeEnquiry['about']> }) {
  const t = useLateTranslations();
  const name = <bdi>{productNameOf(about, t)}</bdi>;
  const editor = about.exists ? recordEditor(products, about.id) : null;
  if (editor === null)
    return (
      <>
        {name} ({t('productDeleted')})
      </>
    );
  return (
    <Link to={editor} className="link">
      {name}
    </Link>
  );
}

/** The submitted fields in the order of the form, and the page they were sent from. */
function Facts({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const t = useLateTranslations();
  const language = currentLanguage();
  const { shown, country, created_at: createdAt, page, about, status, reference } = enquiry;
  return (
    <section className="card p-5">
      <dl className="divide-y divide-line">
        {shown.map(({ name, label, value }) => (
          <Fact key={name} label={label}>
            {name === 'phone' ? <EnquiryPhone enquiry={enquiry} /> : <bdi>{value}</bdi>}
          </Fact>
        ))}
        {about !== null && (
          <Fact label={t('enquiryProduct')}>
            <EnquiryTopic about={about} />
          </Fact>
        )}
        <Fact label={t('enquiryArrived')}>
          <time dateTime={createdAt}>{formatOfficeTime(createdAt)}</time>
        </Fact>
        {status === 'new' && <Fact label={t('enquiryAnswerBy')}>{formatOfficeTime(enquiry.answer_by)}</Fact>}
        <Fact label={t('enquiryFrom')}>{countryNames[country][language]}</Fact>
        <Fact label={t('enquiryLanguage')}>{t(enquiry.language === 'ar' ? 'inArabic' : 'inEnglish')}</Fact>
        {page !== '' && (
          <Fact label={t('enquiryPage')}>
            <a className="link" href={page} dir="ltr">
              {page}
            </a>
          </Fact>
        )}
        <Fact label={t('enquiryReference')}>
          <bdi dir="ltr">{reference}</bdi>
        </Fact>
      </dl>
    </section>
  );
}

function Meeting({ enquiry }: { readonly enquiry: WholeEnquiry }) {
  const t = useLateTranslations();
  const { meeting_at: meetingAt, country, overlaps } = enquiry;
  if (meetingAt === null) return null;
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="meeting">
      <h3 id="meeting" className="text-lg font-medium">
        {t('meeting')}
      </h3>
      <MeetingTime at={meetingAt} country={country} />
      {overlaps.length > 0 && (
        <p className="mark">
          {t('meetingDoubleWith', { references: overlaps.map(({ reference }) => reference).join(', ') })}
        </p>
      )}
      <MeetingActions meeting={enquiry} />
    </section>
  );
}

function Others({ others }: Pick<WholeEnquiry, 'others'>) {
  const t = useLateTranslations();
  if (others.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="others">
      <h3 id="others" className="text-lg font-medium">
        {t('enquiryOthers')}
      </h3>
      <ul className="card divide-y divide-line overflow-hidden">
        {others.map((other) => (
          <EnquiryLine key={other.id} enquiry={other} />
        ))}
      </ul>
    </section>
  );
}

function Whole({ enquiry, back }: { readonly enquiry: WholeEnquiry; readonly back: Place }) {
  const t = useLateTranslations();
  const who = enquiry.email ?? enquiry.phone;
  const writing = useReplyText(enquiry);
  const { reply, type } = writing;
  const plan = planIn(enquiry.shown.map(({ value }) => value));
  return (
    <>
      <header className="grid gap-2">
        <ScreenTitle>
          <bdi>{enquiry.sender === '' ? enquiry.subject : enquiry.sender}</bdi>
        </ScreenTitle>
        <p className="flex flex-wrap gap-2">
          <EnquiryMarks enquiry={{ ...enquiry, is_double: enquiry.overlaps.length > 0 }} />
        </p>
      </header>
      {enquiry.held && <HeldEnquiry enquiry={enquiry} />}
      <UndeliveredEmails emails={enquiry.undelivered} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <Facts enquiry={enquiry} />
          {plan !== null && (
            <LazyBoundary>
              <EnquiryPlan
                enquiry={enquiry}
                plan={plan}
                onTake={(address) => type({ ...reply, text: `${reply.text.trimEnd()}\n\n${address}` })}
              />
            </LazyBoundary>
          )}
          <Conversation enquiry={enquiry} />
          <EnquiryReply enquiry={enquiry} writing={writing} />
          <Others others={enquiry.others} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Meeting enquiry={enquiry} />
          <EnquiryWork enquiry={enquiry} />
          {!enquiry.held && <QuotationsOfEnquiry enquiry={enquiry.id} />}
          <div className="flex flex-wrap gap-2">
            <DeleteEnquiry enquiry={enquiry} back={back} />
            {who !== null && (
              <Link to="/people" state={{ words: who }} className="button small">
                {t('person')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** The view of the list that linked here. */
function shownFrom(from: unknown): ShownEnquiries {
  const part = (name: string): string => (isObject(from) && typeof from[name] === 'string' ? from[name] : '');
  return { show: part('show'), kind: part('kind'), assigned: part('assigned'), words: part('words') };
}

/** An enquiry with all its actions. */
export function EnquiryScreen() {
  const t = useLateTranslations();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const enquiry = useEnquiry(Number(id));
  const back = placeOf(shownFrom(isObject(state) ? state['from'] : undefined));
  const isGone = enquiry.error instanceof CallFailure && enquiry.error.status === 404;
  if (isGone) return <NotFound />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>
        <Link {...back} className="link text-sm">
          {t('enquiryBack')}
        </Link>
      </p>
      {enquiry.isPending && <Loading />}
      {enquiry.isError && <Retry error={enquiry.error} onRetry={() => void enquiry.refetch()} />}
      {enquiry.isSuccess && <Whole key={enquiry.data.id} enquiry={enquiry.data} back={back} />}
    </section>
  );
}
