/**
 * Names of the headers that mail programs repeat above a quoted email, in the languages of the site and in those of
 * Europe and Asia. In lower case, without Arabic vowel signs.
 */
const names = {
  from: 'from|من|المرسل|de|von|da|van|från|fra|od|от|від|kimden|gönderen|lähettäjä|από|מאת|发件人|寄件者|差出人|보낸 사람|odesílatel|feladó|de la|šalje|از|منجانب|से|प्रेषक|dari|daripada|จาก|từ',
  to: 'to|إلى|الى|an|à|para|a|aan|till|til|do|кому|kime|kimlere|alıcı|vastaanottaja|προς|אל|收件人|收件者|宛先|받는 사람|komu|címzett|către|prima|до|به|بنام|प्रति|kepada|ถึง|đến',
  date: 'sent|date|تاريخ الإرسال|تاريخ الارسال|تم الإرسال|تم الارسال|أرسلت|ارسلت|أرسل|التاريخ|تاريخ|gesendet|datum|envoyé|enviado|enviado el|fecha|data|inviato|enviada em|verzonden|skickat|sendt|dato|wysłano|отправлено|дата|gönderildi|gönderme tarihi|tarih|lähetetty|ημερομηνία|נשלח|תאריך|发送时间|日期|寄件日期|送信日時|보낸 날짜|odesláno|odoslané|elküldve|trimis|poslano|изпратено|надіслано|ارسال شده|تاریخ|بھیجا گیا|भेजा गया|दिनांक|dikirim|tanggal|dihantar|ส่ง|วันที่|đã gửi|ngày',
  subject:
    'subject|الموضوع|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|temat|тема|konu|aihe|θέμα|נושא|主题|主旨|件名|제목|předmět|predmet|tárgy|subiect|относно|موضوع|विषय|subjek|perihal|เรื่อง|chủ đề',
  other:
    'cc|bcc|نسخة|نسخة إلى|نسخة الى|kopie|copie|копия|bilgi|抄送|副本|reply-to|reply to|الرد على|الرد إلى|رد إلى|répondre à|antwort an|responder a|rispondi a|responder para|antwoord aan|yanıtla|importance|priority|الأهمية|attachments|المرفقات',
};

type HeaderName = keyof typeof names;

const isHeaderName = (key: string): key is HeaderName => Object.hasOwn(names, key);

const nameOf: ReadonlyMap<string, HeaderName> = new Map(
  Object.keys(names)
    .filter(isHeaderName)
    .flatMap((name) => names[name].split('|').map((word): [string, HeaderName] => [word, name])),
);

/** A header name with its colon, and asterisks if a program wrote it in bold in plain text. */
const headerForm = /^\*{0,2}([\p{L}\p{M}][\p{L}\p{M} -]{0,30}?)\s?\*{0,2}\s?[:：]/u;
/** An email address, with or without brackets. */
const addressForm = /[^\s<>@]@[^\s<>@]/;
/** Maximum number of lines of a header block. */
const mostLines = 16;

/** The header that a line repeats; null for another name with a colon, undefined for a line without one. */
function headerOf(line: string): HeaderName | null | undefined {
  const [, written] = headerForm.exec(line) ?? [];
  if (written === undefined) return undefined;
  const plain = written.normalize('NFC').replace(/[\u064b-\u0652\u0640]/g, '');
  return nameOf.get(plain.toLowerCase()) ?? null;
}

/**
 * Whether the headers of an earlier email begin at a line: its sender, then at least one more header with an address,
 * or two more including the subject. "From: Jeddah / To: Riyadh" is a person's own text.
 * @param lines without directional characters and surrounding spaces
 */
export function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = lines[at] ?? '';
  if (headerOf(first) !== 'from' || headerOf(lines[at - 1] ?? '')) return false;
  const found = new Set<HeaderName>();
  let hasAddress = false;
  let wasEmpty = false;
  for (const line of lines.slice(at, at + mostLines)) {
    const header = headerOf(line);
    // Recipients can continue on several lines.
    const goesOn = line === '' || (header === undefined && addressForm.test(line));
    if (!header && (wasEmpty || !goesOn)) break;
    wasEmpty = line === '';
    if (header) found.add(header);
    hasAddress ||= addressForm.test(line);
  }
  const isHour = /[:：]\s*\d/.test(first);
  return (hasAddress && found.size > 1) || (found.has('subject') && found.size > 2 && !isHour);
}
