/** A visitor's comment on a section of a blog, in the visitor's own language. */
interface Comment {
  post_id: number;
  username: string;
  text: string;
  created_at: string;
}

interface FreeComment {
  commenter_name: string;
  text: string;
  created_at: string;
}

interface FreePost {
  author_name: string;
  content: string;
  created_at: string;
  comments: readonly FreeComment[];
}

const comment = (post_id: number, username: string, text: string, created_at: string): Comment => ({
  post_id,
  username,
  text,
  created_at,
});

const reply = (commenter_name: string, text: string, created_at: string): FreeComment => ({
  commenter_name,
  text,
  created_at,
});

const comments: readonly Comment[] = [
  comment(
    1,
    'Demo Visitor 1',
    'The division by 3.4 saved our meeting room budget. We went from 0.9 to 1.5 and nobody sees it.',
    '2026-09-02T08:14:00.000Z',
  ),
  comment(
    1,
    'زائر تجريبي 2',
    'جربنا القسمة في قاعتنا وخرجنا بنتيجة العينة نفسها. شكرًا على الشرح البسيط.',
    '2026-09-05T16:40:00.000Z',
  ),
  comment(1, 'Demo Visitor 3', 'Does the rule also hold for transparent panels?', '2026-09-11T11:05:00.000Z'),
  comment(1, 'زائر تجريبي 4', 'تنبيه مهم عن صالة العرض، كدنا نقع في الخطأ نفسه.', '2026-10-01T06:22:00.000Z'),
  comment(2, 'زائر تجريبي 5', 'هل يختلف السطوع المطلوب بين الرياض وجدة؟', '2026-09-18T13:30:00.000Z'),
  comment(
    2,
    'Demo Visitor 6',
    'Good point about the brightness after calibration. Our supplier had never mentioned it.',
    '2026-09-21T09:12:00.000Z',
  ),
  comment(3, 'Demo Visitor 7', 'We asked all ten. Two suppliers answered, one in writing.', '2026-10-07T07:45:00.000Z'),
  comment(4, 'زائر تجريبي 8', 'مررت بالردهة كل أسبوع ولم ألاحظ شيئًا حتى أضاءت. عمل جميل.', '2026-08-19T18:03:00.000Z'),
  comment(4, 'Demo Visitor 9', 'The rule of the broom should hang in every workshop.', '2026-08-24T05:50:00.000Z'),
  comment(4, 'زائر تجريبي 10', 'كم شخصًا كان في الطاقم كل ليلة؟', '2026-09-01T20:15:00.000Z'),
  comment(6, 'Demo Visitor 11', 'Where did the hum go? Best line of the month.', '2026-10-12T10:20:00.000Z'),
  comment(
    8,
    'زائر تجريبي 12',
    'ملاحظة التباعد بين الحروف العربية في مكانها، نراها كل يوم في لوحات الطرق.',
    '2026-10-15T14:08:00.000Z',
  ),
  comment(
    8,
    'Demo Visitor 13',
    'We designed the Arabic page first, as you suggest. It really is easier that way round.',
    '2026-10-19T12:31:00.000Z',
  ),
  comment(11, 'زائر تجريبي 14', 'طبعنا القائمة وعلقناها في غرفة النظافة.', '2026-11-03T07:02:00.000Z'),
];

const posts: readonly FreePost[] = [
  {
    author_name: 'Demo Visitor 20',
    content:
      'We are choosing between a video wall of panels and fine-pitch LED for a lobby with a glass roof. Has anyone lived with both?',
    created_at: '2026-11-12T09:30:00.000Z',
    comments: [
      reply(
        'زائر تجريبي 21',
        'انتقلنا إلى LED قبل سنة. الفواصل في الصورة كانت تزعجنا أكثر من السعر.',
        '2026-11-12T12:10:00.000Z',
      ),
      reply(
        'Demo Visitor 22',
        'Under a glass roof I would ask for 1,000 nits at least. Ours has 600 and we drew the blinds.',
        '2026-11-13T06:45:00.000Z',
      ),
      reply('Demo Visitor 20', 'Thank you both, that settles it.', '2026-11-14T08:00:00.000Z'),
    ],
  },
  {
    author_name: 'زائر تجريبي 23',
    content: 'افتتحنا مطعمًا صغيرًا ونفكر في كشك طلب ذاتي واحد. هل يكفي واحد لخمسين طلبًا في ساعة الذروة؟',
    created_at: '2026-11-08T17:20:00.000Z',
    comments: [
      reply(
        'Demo Visitor 24',
        'We manage about forty an hour with one. The second one paid for itself in four months.',
        '2026-11-09T05:15:00.000Z',
      ),
      reply('زائر تجريبي 25', 'ضعه قبل الطابور لا بجانب الصندوق، الفرق كبير.', '2026-11-09T19:40:00.000Z'),
    ],
  },
  {
    author_name: 'Demo Visitor 26',
    content:
      'The interactive board in our school library is booked until the holidays. The pupils now teach the teachers.',
    created_at: '2026-10-28T10:05:00.000Z',
    comments: [reply('زائر تجريبي 27', 'الأمر نفسه عندنا، ووضعنا له جدول حجز مثل القاعات.', '2026-10-29T11:00:00.000Z')],
  },
  {
    author_name: 'زائر تجريبي 28',
    content: 'هل من تجربة مع شاشة خارجية قريبة من البحر؟ موقعنا على الكورنيش ونخاف من الملح.',
    created_at: '2026-10-16T15:55:00.000Z',
    comments: [],
  },
];

/** What visitors of the demo have written; all of them are plainly fictional. */
export const communityVoices = { comments, posts };
