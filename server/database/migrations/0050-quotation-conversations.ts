import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** A JSON string in the text of a sent version, in both databases. */
const emailInSheet = {
  sqlite: "json_extract(version.sheet, '$.content.customer.email')",
  postgres: "version.sheet::json #>> '{content,customer,email}'",
} as const;

const jsonType = { sqlite: 'text', postgres: 'jsonb' } as const;

/** Eight characters of Crockford's base 32, random like those of every reference. */
const randomName = {
  sqlite: 'hex(randomblob(4))',
  postgres: 'upper(substr(md5(random()::text), 1, 8))',
} as const;

/**
 * Quotations with the enquiry of another customer: duplicates of a quotation to that one, and quotations whose customer
 * was changed. The e-mail address decides where both have one, otherwise the phone number.
 */
const strangers = (dialect: ColumnTypes['dialect']): string => `
  select customer.id from (
    select offer.id, offer.enquiry_id, offer.phone, case when version.version is null then offer.email
      else nullif(lower(trim(${emailInSheet[dialect]})), '') end as email
    from offer
    left join offer_version as version on version.offer_id = offer.id and version.version = offer.version
    where offer.enquiry_id is not null and offer.erased_at is null
  ) as customer
  inner join enquiry on enquiry.id = customer.enquiry_id
  where case
    when enquiry.email is not null and customer.email is not null then lower(enquiry.email) <> customer.email
    when enquiry.phone is not null and customer.phone is not null then enquiry.phone <> customer.phone
    else enquiry.email is not null or enquiry.phone is not null
  end`;

/** Questions to the version of a quotation that is sent now, as its history has them. */
const asked = `offer_event.kind = 'asked' and offer_event.offer_id = offer.id and offer_event.version = offer.version`;

/** The history has the question of a reply in the same words, noted at the same moment. */
const isQuestion = `enquiry_reply.direction = 'received' and enquiry_reply.sender = ''
  and offer_event.kind = 'asked' and offer_event.note = enquiry_reply.text and offer_event.at = enquiry_reply.created_at`;

/** The name of a new enquiry until everything belongs to it. */
const interim = "'offer-' || offer.id";

/**
 * What was written about an enquiry says about which quotation it is. Quotations that hold the enquiry of another
 * customer let go of it; where their own customer asked something, that moves into an enquiry of this customer.
 */
export async function quotationConversations(
  { dialect }: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  const email = `(select nullif(lower(trim(${emailInSheet[dialect]})), '') from offer_version as version
    where version.offer_id = offer.id and version.version = offer.version)`;
  const subject = `case offer.language when 'ar' then 'بشأن عرض السعر ' else 'About quotation ' end || offer.number`;
  await run(
    sql.raw(`insert into enquiry (reference, kind, suspicions, fields, subject, message, sender, email, phone, page,
      language, country, status, awaiting_since, folded, created_at, updated_at)
    select ${interim}, 'plain', '[]',
      cast('{"subject":"' || ${subject} || '","message":"' || ${subject} || '"}' as ${jsonType[dialect]}),
      ${subject}, ${subject}, offer.customer, ${email}, offer.phone, '', offer.language, offer.country, 'quoted',
      case when enquiry.awaiting_since is null then null else
        (select max(at) from offer_event where ${asked}) end,
      offer.folded,
      (select min(at) from offer_event where ${asked}), (select max(at) from offer_event where ${asked})
    from offer inner join enquiry on enquiry.id = offer.enquiry_id
    where offer.number is not null and exists (select 1 from offer_event where ${asked})
      and offer.id in (${strangers(dialect)})`),
  );
  await run(
    sql.raw(`update offer set enquiry_id = (select enquiry.id from enquiry where enquiry.reference = ${interim})
    where id in (${strangers(dialect)})`),
  );
  await run(
    sql.raw(`update enquiry_reply set enquiry_id = (
      select enquiry.id from offer_event
      inner join offer on offer.id = offer_event.offer_id and offer.version = offer_event.version
      inner join enquiry on enquiry.id = offer.enquiry_id and enquiry.reference = ${interim}
      where ${isQuestion} order by offer_event.id limit 1
    ) where exists (
      select 1 from offer_event
      inner join offer on offer.id = offer_event.offer_id and offer.version = offer_event.version
      inner join enquiry on enquiry.id = offer.enquiry_id and enquiry.reference = ${interim}
      where ${isQuestion}
    )`),
  );
  await run(
    sql.raw(`update enquiry set reference = replace(substr(created_at, 3, 8), '-', '') || '-' || ${randomName[dialect]}
    where reference like 'offer-%'`),
  );

  await run(
    sql.raw(`update enquiry_reply set offer_id = (
      select offer.id from offer_event inner join offer on offer.id = offer_event.offer_id
      where ${isQuestion} and offer.enquiry_id = enquiry_reply.enquiry_id order by offer_event.id limit 1
    ) where direction = 'received' and sender = ''`),
  );
  // An answer is about what was asked last.
  await run(
    sql.raw(`update enquiry_reply set offer_id = (
      select question.offer_id from enquiry_reply as question
      where question.enquiry_id = enquiry_reply.enquiry_id and question.direction = 'received'
        and question.is_automatic = 0 and question.created_at <= enquiry_reply.created_at
      order by question.created_at desc, question.id desc limit 1
    ) where direction = 'sent'`),
  );
}
