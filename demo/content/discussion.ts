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
    'Nadia K.',
    'The division by 3.4 saved our meeting room budget. We went from 0.9 to 1.5 and nobody sees it.',
    '2026-09-02T08:14:00.000Z',
  ),
  comment(
    1,
    'فهد م.',
    'جربنا القسمة في قاعتنا وخرجنا بنتيجة العينة نفسها. شكرًا على الشرح البسيط.',
    '2026-09-05T16:40:00.000Z',
  ),
  comment(1, 'Tom H.', 'Does the rule also hold for transparent panels?', '2026-09-11T11:05:00.000Z'),
  comment(
    1,
    'Team Wameed',
    'It does, with the larger of their two pitches: 7.8 mm on Shafaf 3.9, so no single pixels from about 27 metres. In a shop window the goods behind it draw the eye, and half of that distance is enough.',
    '2026-09-13T08:40:00.000Z',
  ),
  comment(1, 'ريم ع.', 'تنبيه مهم عن صالة العرض، كدنا نقع في الخطأ نفسه.', '2026-10-01T06:22:00.000Z'),
  comment(2, 'سلمان ق.', 'هل يختلف السطوع المطلوب بين الرياض وجدة؟', '2026-09-18T13:30:00.000Z'),
  comment(
    2,
    'فريق وميض',
    'لا يكاد يختلف: اتجاه الواجهة إلى الشمس أهم من المدينة. أما جدة فالفرق فيها الملح لا الضوء.',
    '2026-09-20T07:15:00.000Z',
  ),
  comment(
    2,
    'Priya S.',
    'Good point about the brightness after calibration. Our supplier had never mentioned it.',
    '2026-09-21T09:12:00.000Z',
  ),
  comment(3, 'Hassan B.', 'We asked all ten. Two suppliers answered, one in writing.', '2026-10-07T07:45:00.000Z'),
  comment(4, 'نورة د.', 'مررت بالردهة كل أسبوع ولم ألاحظ شيئًا حتى أضاءت. عمل جميل.', '2026-08-19T18:03:00.000Z'),
  comment(4, 'Claire M.', 'The rule of the broom should hang in every workshop.', '2026-08-24T05:50:00.000Z'),
  comment(4, 'ماجد ش.', 'كم شخصًا كان في الطاقم كل ليلة؟', '2026-09-01T20:15:00.000Z'),
  comment(4, 'فريق وميض', 'ستة، وكل منهم يعرف مكانه قبل أن يبدأ الرفع.', '2026-09-02T06:30:00.000Z'),
  comment(6, 'Yusuf A.', 'Where did the hum go? Best line of the month.', '2026-10-12T10:20:00.000Z'),
  comment(
    8,
    'لمى ح.',
    'ملاحظة التباعد بين الحروف العربية في مكانها، نراها كل يوم في لوحات الطرق.',
    '2026-10-15T14:08:00.000Z',
  ),
  comment(
    8,
    'Dana R.',
    'We designed the Arabic page first, as you suggest. It really is easier that way round.',
    '2026-10-19T12:31:00.000Z',
  ),
  comment(11, 'خالد ن.', 'طبعنا القائمة وعلقناها في غرفة النظافة.', '2026-11-03T07:02:00.000Z'),
];

const posts: readonly FreePost[] = [
  {
    author_name: 'هند ف.',
    content: 'افتتحنا مطعمًا صغيرًا ونفكر في كشك طلب ذاتي واحد. هل يكفي واحد لخمسين طلبًا في ساعة الذروة؟',
    created_at: '2026-11-15T17:20:00.000Z',
    comments: [
      reply(
        'Joanna P.',
        'We manage about forty an hour with one. The second one paid for itself in four months.',
        '2026-11-16T05:15:00.000Z',
      ),
      reply('بدر ج.', 'ضعه قبل الطابور لا بجانب الصندوق، الفرق كبير.', '2026-11-16T19:40:00.000Z'),
    ],
  },
  {
    author_name: 'Elena V.',
    content:
      'We are choosing between a video wall of panels and fine-pitch LED for a lobby with a glass roof. Has anyone lived with both?',
    created_at: '2026-11-12T09:30:00.000Z',
    comments: [
      reply(
        'طارق س.',
        'انتقلنا إلى LED قبل سنة. الفواصل في الصورة كانت تزعجنا أكثر من السعر.',
        '2026-11-12T12:10:00.000Z',
      ),
      reply('Elena V.', 'Thank you. And how bright should it be under the glass?', '2026-11-13T06:45:00.000Z'),
      reply(
        'Marcus L.',
        'Under a glass roof I would ask for 1,000 nits at least. Ours has 600 and we drew the blinds.',
        '2026-11-14T08:00:00.000Z',
      ),
    ],
  },
  {
    author_name: 'Sami T.',
    content:
      'The interactive board in our school library is booked until the holidays. The pupils now teach the teachers.',
    created_at: '2026-10-28T10:05:00.000Z',
    comments: [reply('عبير خ.', 'الأمر نفسه عندنا، ووضعنا له جدول حجز مثل القاعات.', '2026-10-29T11:00:00.000Z')],
  },
  {
    author_name: 'وليد ص.',
    content: 'هل من تجربة مع شاشة خارجية قريبة من البحر؟ موقعنا على الكورنيش ونخاف من الملح.',
    created_at: '2026-10-16T15:55:00.000Z',
    comments: [
      reply(
        'فريق وميض',
        'الملح يعمل حتى عشرة كيلومترات من البحر. اختر كبائن IP66 ببراغٍ مقاومة للصدأ ولوحات دارات مطلية، واتفق على فحص سنوي. التفاصيل في مقالنا «رمل وملح وأغسطس» في قسم «من الميدان».',
        '2026-10-18T07:30:00.000Z',
      ),
    ],
  },
];

/**
 * Comments and posts of the demo's visitors, and the company's answers. The names are fictional: a first name and an
 * initial.
 */
export const demoDiscussion = { comments, posts };
