const address = 'Wameed <sales@wameed.example>';
const english = 'Hello Ali,\n\nyes, on Sunday.';
const arabic = 'مرحبًا علي،\n\nنعم، يوم الأحد.';
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** A quoted email below an introducing line, as mail programs write it. */
const written = (line: string, text = english): string => `${line}\n${quoted(text)}`;

/** A quoted email below repeated headers. */
const headed = (lines: readonly string[], text = english): string => `${lines.join('\n')}\n\n${text}`;

/** What mail programs add below a reply, by the name of the program and the language. */
export const quotations: Readonly<Record<string, string>> = {
  Gmail: written(`On Sun, Nov 22, 2026 at 10:00 AM ${address} wrote:`),
  'Gmail over two lines': written(
    'On Sun, Nov 22, 2026 at 10:00 AM Wameed Display Technology\n<sales@wameed.example> wrote:\n',
  ),
  'Gmail over three lines': written(
    'On Sun, Nov 22, 2026 at 10:00 AM Wameed Display Technology, Sales Department\nfor the Central Region <\nsales@wameed.example> wrote:\n',
  ),
  'Gmail over four lines': written(
    'On Sun, Nov 22, 2026 at 10:00 AM Wameed Display Technology,\nSales Department of the Central\nRegion\n<sales@wameed.example> wrote:',
  ),
  'Gmail in Arabic': written(
    '\u200fفي الأحد، ٢٢ نوفمبر ٢٠٢٦ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة \u200eWameed <\u200esales@wameed.example\u200f>:\u200e',
    arabic,
  ),
  'Gmail in Arabic over three lines': written(
    '\u202bفي الأحد، 22 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة \u202aWameed Display\nTechnology\u202c\n<\u202asales@wameed.example\u202c>:\u202c',
    arabic,
  ),
  'Gmail in French': written('Le dim. 22 nov. 2026 à 10:00, Wameed <sales@wameed.example> a écrit :'),
  'Gmail in German': written('Am So., 22. Nov. 2026 um 10:00 Uhr schrieb Wameed <sales@wameed.example>:'),
  'Gmail in Spanish': written('El dom, 22 nov 2026 a las 10:00, Wameed (<sales@wameed.example>) escribió:'),
  'Gmail in Italian': written('Il giorno dom 22 nov 2026 alle ore 10:00 Wameed <sales@wameed.example> ha scritto:'),
  'Gmail in Turkish': written('Wameed <sales@wameed.example>, 22 Kas 2026 Paz, 10:00 tarihinde şunu yazdı:'),
  'Gmail in Russian': written('вс, 22 нояб. 2026 г. в 10:00, Wameed <sales@wameed.example>:'),
  'Gmail in Chinese': written('Wameed <sales@wameed.example> 于2026年11月22日周日 10:00写道：'),
  'Gmail in Hindi': written('रवि, 22 नव॰ 2026 को 10:00 am बजे को Wameed <sales@wameed.example> ने लिखा:'),
  'an iPhone': written(`On 22 Nov 2026, at 10:00 AM, ${address} wrote:\n`),
  'an iPhone in Arabic': written(`في ٢٢ نوفمبر ٢٠٢٦، الساعة ١٠:٠٠ ص، كتب/كتبت ${address}:`, arabic),
  Thunderbird: written('On 22/11/2026 10:00, Wameed wrote:'),
  'Thunderbird in Arabic': written('في 22/11/2026 10:00 ص، كتب Wameed:', arabic),
  Yahoo: `    On Sunday, November 22, 2026 at 10:00:00 AM GMT+3, ${address} wrote:  \n \n ${english}`,
  'Yahoo in Arabic': `في الأحد، 22 نوفمبر 2026 في 10:00:00 ص غرينتش+3، كتب/كتبت ${address}:\n\n${arabic}`,
  Zoho: `---- On Sun, 22 Nov 2026 10:00:00 +0300 ${address} wrote ----\n\n${english}`,
  'Zoho with its newer line': `---- On Sun, 22 Nov 2026 10:00:00 +0300 Wameed<sales@wameed.example> wrote ---\n${english}`,
  'Zoho in Arabic': `---- في الأحد, 22 نوفمبر 2026 10:00:00 +0300 ${address} كتب ----\n\n${arabic}`,
  'Zoho, forwarding': `============ Forwarded message ============\nFrom : ${address}\nTo : "Ali"<ali@visitor.example>\nDate : Sun, 22 Nov 2026\nSubject : Your wall\n\n${english}`,
  Proton: written(`On Sunday, November 22nd, 2026 at 10:00, ${address} wrote:\n`),
  Outlook: headed([
    '________________________________',
    'From: Wameed',
    'Sent: Sunday',
    'To: Ali',
    'Subject: Your wall',
  ]),
  'Outlook without a line': headed([`From: ${address}`, 'Sent: Sunday', 'Subject: Your wall']),
  'Outlook with Reply-To': headed([
    `From: ${address}`,
    'Reply-To: Sales <answers@wameed.example>',
    'Date: Sunday, 22 November 2026 at 10:00',
    'To: Ali',
    'Subject: Your wall',
  ]),
  'Outlook with bold names': headed([`*From:* ${address}`, '*Sent:* Sunday', '*To:* Ali', '*Subject:* Your wall']),
  'Outlook with a line between': headed([
    `From: ${address}`,
    '',
    'Sent: Sunday',
    '',
    'To: Ali',
    '',
    'Subject: Your wall',
  ]),
  'Outlook with many recipients': headed([
    `From: ${address}`,
    'Sent: Sunday',
    'To: Ali <ali@visitor.example>; Sara <sara@visitor.example>;',
    ' Omar <omar@visitor.example>',
    'Cc: Projects <projects@visitor.example>',
    'Importance: High',
    'Subject: Your wall',
  ]),
  'Outlook with an older answer': headed(
    [`From: ${address}`, 'Sent: Sunday', 'To: Ali', 'Subject: Your wall'],
    `Hello\n\nOn Sat, Nov 21, 2026 at 9:00 AM Ali <ali@visitor.example> wrote:\n> When?\n\nBest regards`,
  ),
  'Outlook in Arabic': headed(['من: Wameed', 'تم الإرسال: الأحد', 'إلى: علي', 'الموضوع: جدارك'], arabic),
  'Outlook in Arabic, with the date of sending': headed(
    [`\u200fمن:\u00a0${address}`, 'تاريخ الإرسال:\u00a0الأحد', 'إلى:\u00a0علي', 'الموضوع:\u00a0جدارك'],
    arabic,
  ),
  'Outlook in Arabic, newer': headed(
    ['________________________________', `من: ${address}`, 'أُرسلت: الأحد، 22 نوفمبر 2026', 'إلى: علي', 'الموضوع: جدارك'],
    arabic,
  ),
  'Outlook in Arabic, with an answer address': headed(
    [`من: ${address}`, 'الرد على: answers@wameed.example', 'التاريخ: الأحد', 'إلى: علي', 'الموضوع: جدارك'],
    arabic,
  ),
  'Outlook in French': headed([`De : ${address}`, 'Envoyé : dimanche', 'À : Ali', 'Objet : Your wall']),
  'Outlook in German': headed([`Von: ${address}`, 'Gesendet: Sonntag', 'An: Ali', 'Betreff: Your wall']),
  'Outlook in Spanish': headed([`De: ${address}`, 'Enviado el: domingo', 'Para: Ali', 'Asunto: Your wall']),
  'Outlook in Italian': headed([`Da: ${address}`, 'Inviato: domenica', 'A: Ali', 'Oggetto: Your wall']),
  'Outlook in Portuguese': headed(['De: Wameed', 'Enviado: domingo', 'Para: Ali', 'Assunto: Your wall']),
  'Outlook in Dutch': headed([`Van: ${address}`, 'Verzonden: zondag', 'Aan: Ali', 'Onderwerp: Your wall']),
  'Outlook in Turkish': headed([`Kimden: ${address}`, 'Gönderildi: Pazar', 'Kime: Ali', 'Konu: Your wall']),
  'Outlook in Russian': headed([`От: ${address}`, 'Отправлено: воскресенье', 'Кому: Ali', 'Тема: Your wall']),
  'Outlook in Chinese': headed([`发件人: ${address}`, '发送时间: 2026年11月22日', '收件人: Ali', '主题: Your wall']),
  'Outlook in Chinese, with wide colons': headed([
    `发件人： ${address}`,
    '日期： 2026年11月22日',
    '收件人： Ali',
    '主题： Your wall',
  ]),
  'Outlook in Swedish': headed([`Från: ${address}`, 'Skickat: söndag', 'Till: Ali', 'Ämne: Your wall']),
  'Outlook in Polish': headed([`Od: ${address}`, 'Wysłano: niedziela', 'Do: Ali', 'Temat: Your wall']),
  'Outlook in Persian': headed([`از: ${address}`, 'ارسال شده: یکشنبه', 'به: علی', 'موضوع: Your wall']),
  'Outlook in Urdu': headed([`منجانب: ${address}`, 'بھیجا گیا: اتوار', 'بنام: علی', 'موضوع: Your wall']),
  'Outlook in Hindi': headed([`से: ${address}`, 'भेजा गया: रविवार', 'प्रति: Ali', 'विषय: Your wall']),
  'Outlook in Japanese': headed([`差出人: ${address}`, '送信日時: 2026年11月22日', '宛先: Ali', '件名: Your wall']),
  'Outlook in Korean': headed([`보낸 사람: ${address}`, '보낸 날짜: 2026년', '받는 사람: Ali', '제목: Your wall']),
  'an older Outlook': '-----Original Message-----\nHello Ali',
  'an older Outlook in German': headed([
    '-----Ursprüngliche Nachricht-----',
    `Von: ${address}`,
    'Gesendet: Sonntag',
    'An: Ali',
    'Betreff: x',
  ]),
  'an older Outlook in Czech': headed([
    '-----Původní zpráva-----',
    `Od: ${address}`,
    'Odesláno: neděle',
    'Komu: Ali',
    'Předmět: x',
  ]),
  'an older Outlook in Arabic': `-----الرسالة الأصلية-----\n${arabic}`,
  'a Samsung phone': headed([
    '-------- Original message --------',
    `From: ${address}`,
    'Date: 22/11/2026 10:00 (GMT+03:00)',
    'To: Ali',
    'Subject: Re: Your wall',
  ]),
  'a Samsung phone in Arabic': headed(
    ['-------- رسالة أصلية --------', `من: ${address}`, 'التاريخ: 22/11/2026', 'إلى: علي', 'الموضوع: جدارك'],
    arabic,
  ),
  Roundcube: headed([
    '-------- Original Message --------',
    'Subject: Your wall',
    'Date: 2026-11-22 10:00',
    `From: ${address}`,
    'To: Ali',
  ]),
  'Apple Mail, forwarding': headed([
    'Begin forwarded message:',
    '',
    `From: ${address}`,
    'Subject: Your wall',
    'Date: Sunday',
    'To: Ali',
  ]),
  'quotation marks alone': quoted(english),
  'quotation marks of three levels': '>>> When?\n>> On Sunday.\n> Fine.',
};

/** Texts of people that look like the start of a quoted email. */
export const ownWords: Readonly<Record<string, string>> = {
  'a way': 'Please ship\nFrom: Jeddah\nTo: Riyadh\nby Sunday, thanks. Also send the invoice.',
  'a way in Arabic': 'نرجو الشحن\nمن: جدة\nإلى: الرياض\nقبل الأحد، وشكرًا.',
  'a way and its day': 'The route:\nFrom: Jeddah\nTo: Riyadh\nDate: Sunday\nThe driver calls before.',
  'a way and a person to call': 'The route:\nFrom: Jeddah\nTo: Riyadh\nContact: ali@visitor.example\nThanks.',
  'hours of a visit': 'You may come\nDate: Sunday\nFrom: 10:00\nTo: 12:00\nSubject: site visit\nThe gate is open.',
  'hours of a visit in Arabic': 'يمكنكم الحضور\nالتاريخ: الأحد\nمن: 10:00\nإلى: 12:00\nوالبوابة مفتوحة.',
  'a way over empty lines': 'The route is\n\nFrom: Jeddah\n\nTo: Riyadh\n\nThanks',
  'a way in a table': 'From: | Jeddah\nTo: | Riyadh\nDate: | Sunday',
  'what was sent by whom': 'Hello\nSent: by courier\nTo: your office\nFrom: our store\nPlease confirm.',
  'an appointment from one hour to another': 'Please note\nFrom: 10 am\nTo: 12 am\nSubject: site visit\nThanks',
  'a contact': 'Please call\nContact: Sara <sara@visitor.example>\nDate: 22/11/2026\nPlace: Riyadh',
  'a contact with an address': 'Thanks\nAli\nE-mail: ali@visitor.example\nTo: be continued',
  'a line that begins with "From"': 'Hello\nFrom: the lobby to the roof it is 20 m.\nRegards',
  'a line that begins with "On"': 'Hello\nOn Sunday we meet.\nFrom there we go on.',
  'a line that begins with "On", and a colon': 'Hello\nOn Sunday we need:\n2 walls\n1 controller',
  'what somebody wrote': 'Hello\nOn Sunday our engineer wrote:\nThe wall is 6 m wide.\nIs that right?',
  'what somebody wrote on a date': 'Hello\nOn 22 November 2026 your engineer wrote:\nThe wall is 6 m wide.',
  'what somebody wrote at an hour': 'Hello\nOn Thursday at 10:00 Ali wrote:\nwe accept.',
  'what begins at an hour': 'Hello\nOn Thursday at 10:00 we start:\n- the wall\n- the sound',
  'what somebody wrote, two lines later':
    'Hello\nOn the roof we need two walls.\nThat is what your engineer wrote:\nThe wall is 6 m wide.',
  'what somebody wrote in Arabic': 'مرحبًا\nفي الأحد كتب لنا المهندس:\nعرض الجدار 6 أمتار.',
  'an Arabic line with a colon': 'مرحبًا\nفي الأحد نلتقي:\nالمكتب',
  'a comparison': 'Brightness must be\n> 5000 nits',
  'two comparisons': 'We need:\n> 5000 nits\n> 7680 Hz',
  'a comparison with a sign': 'We need:\n>= 5000 nits',
  'a comparison in the first line': '> 5000 nits\nis what we need.',
  'a mark around words': 'Hello\n>> urgent <<\nPlease call.',
  'a comparison at the end of a list': 'We need\n- 6 x 3 m\n- 5000 nits\n> 7680 Hz',
  'a comparison of a class': 'Protection must be\n> IP65',
  'requirements with a sign': 'We need:\n> IP65\n> 5000 nits\n> 3840 Hz',
  'a line of underscores': 'Total: 6 walls\n____________________________\nSignature: Ali',
  'a line of underscores alone':
    'Name:\n________________________________\n\nDate:\n________________________________\n\nPlease fill it in.',
  'a line of dashes': 'Option A\n--------------------\nOption B is better.',
  'a title between dashes': 'We compared:\n----- Option A -----\n6 x 3 m\n----- Option B -----\n8 x 4 m',
  'a person to write to': 'Please write to Sara <sara@visitor.example> before 22/11/2026 10:00:\nshe decides.',
  'a subject of a letter': 'Hello\nSubject: invoice\nPlease send it.',
};
