import type { ParsedMail } from 'mailparser';

/** The values of a header of a parsed email, in lower case, one for each occurrence. */
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

/** What may follow an automatic subject. A person would continue the sentence. */
const end = String.raw`\s*(?:$|[:：\-–—([|!.،]|(?:re|رد|until|till|from|حتى|إلى|من)(?=$|[\s:]))`;

/**
 * The beginnings of subjects of out-of-office replies. They match only at the very start, without "Re:", because a
 * person can answer an email about a screen outside an office.
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

/** Vowel signs, tatweel and directional characters. */
const unread = /[\p{Mn}\u0640\p{Cf}]/gu;

function isAwaySubject(subject: string): boolean {
  const plain = subject.slice(0, 300).normalize('NFC').toLowerCase().replace(unread, '').trim();
  return awaySubjects.some((form) => form.test(plain));
}

/** True for an empty return path, which mail systems use to prevent answers (RFC 5321, 4.5.5). */
export const hasNullSender = (mail: Pick<ParsedMail, 'headerLines'>): boolean =>
  valuesOf(mail, 'return-path').some((value) => value.startsWith('<>'));

/**
 * Whether a program wrote an email (RFC 3834). Ignores `Precedence`, which emails of people to groups and lists have,
 * too.
 */
export const isAutomatic = (mail: ParsedMail): boolean =>
  hasNullSender(mail) ||
  valuesOf(mail, 'auto-submitted').some((value) => !/^no\b/.test(value)) ||
  valuesOf(mail, 'content-type').some((value) => value.startsWith('multipart/report')) ||
  ['x-autoreply', 'x-autorespond'].some((name) => valuesOf(mail, name).some((value) => !/^no\b/.test(value))) ||
  isAwaySubject(mail.subject ?? '');
