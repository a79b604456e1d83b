import type { ParsedMail } from 'mailparser';

/** What a header of a parsed email says, in lower case, once for each time it is there. */
export const valuesOf = ({ headerLines }: Pick<ParsedMail, 'headerLines'>, name: string): readonly string[] =>
  headerLines.flatMap(({ key, line }) =>
    key === name
      ? [
          line
            .slice(line.indexOf(':') + 1)
            .trim()
            .toLowerCase(),
        ]
      : [],
  );

/** What may follow the words with which a program begins its subject: a person goes on with a sentence. */
const end = String.raw`\s*(?:$|[:：\-–—([|!.،]|(?:re|رد|until|till|from|حتى|إلى|من)(?=$|[\s:]))`;

/**
 * How programs begin a subject while a person is away. The words are at its very beginning, without a "Re:": a person
 * may answer an email about a screen outside an office.
 */
const awaySubjects = [
  'auto(?:matic|mated)?[ -]?(?:reply|response|answer)',
  'out of (?:the )?office(?: (?:auto[ -]?reply|reply|response|message|notice|notification))?',
  "(?:i am |i['’]m )?(?:currently )?(?:out of (?:the |my )?office|away from (?:the |my )?(?:office|desk))",
  "(?:i am |i['’]m )?(?:currently )?on (?:(?:annual|sick|maternity|parental) )?(?:leave|vacation|holiday)",
  '(?:vacation|holiday|absence) (?:reply|response|message|notice|notification)',
  '(?:ال)?رد (?:ال)?(?:تلقا[ئي]ي|آلي|[أا]وتوماتيكي)',
  '(?:ال)?رسال[ةه] (?:ال)?تلقا[ئي]ي[ةه]',
  '(?:[أا]نا )?(?:حاليا )?(?:خارج (?:المكتب|الدوام)|في [إا]جاز[ةه])(?: حاليا)?',
  '(?:غير|لست) (?:متواجد|موجود)[اةه]?(?: حاليا)?(?: (?:في |ب)المكتب)?',
  '(?:[إا]شعار|تنبيه) (?:ب?ال)?(?:غياب|[إا]جاز[ةه])',
].map((beginning) => new RegExp(`^(?:${beginning})${end}`, 'u'));

/** Vowel signs, tatweel and signs that set the direction of a text. */
const unread = /[\p{Mn}\u0640\p{Cf}]/gu;

function isAwaySubject(subject: string): boolean {
  const plain = subject.slice(0, 300).normalize('NFC').toLowerCase().replace(unread, '').trim();
  return awaySubjects.some((form) => form.test(plain));
}

/** True where the return path is empty: what a mail system sends so that nothing answers it (RFC 5321, 4.5.5). */
export const hasNullSender = (mail: Pick<ParsedMail, 'headerLines'>): boolean =>
  valuesOf(mail, 'return-path').some((value) => value.startsWith('<>'));

/**
 * Whether a program wrote an email (RFC 3834). `Precedence` says nothing of that: what a person writes to a group or a
 * list carries it, too.
 */
export const isAutomatic = (mail: ParsedMail): boolean =>
  hasNullSender(mail) ||
  valuesOf(mail, 'auto-submitted').some((value) => !/^no\b/.test(value)) ||
  valuesOf(mail, 'content-type').some((value) => value.startsWith('multipart/report')) ||
  ['x-autoreply', 'x-autorespond'].some((name) => valuesOf(mail, name).some((value) => !/^no\b/.test(value))) ||
  isAwaySubject(mail.subject ?? '');
