import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { ProductPage } from '../product-sections.ts';

/** A video of totems in a hall; products that are not in a video have none. */
const eveningInTheHall = part(
  both('An evening in the hall', 'مساء في القاعة'),
  both('Totems at work while the guests arrive.', 'أكشاك طولية تعمل والضيوف يصلون.'),
  'kiosk-loop.mp4',
);

export const kioskProductPages: readonly ProductPage[] = [
  {
    product: 8,
    family: 'kiosk',
    cards: [
      part(
        both('Fifty-five millimetres', '55 مليمترًا'),
        both(
          'Thin enough to disappear from the side, and steady on a wide steel base.',
          'نحيف حتى يكاد يختفي من الجانب، وثابت على قاعدة فولاذية عريضة.',
        ),
        'product-totem-kiosk-back.jpg',
      ),
      part(
        both('Maps that walk with you', 'خرائط تمشي معك'),
        both(
          'The route lights up floor by floor, then moves to your phone by a code.',
          'يضيء المسار طابقًا بعد طابق ثم ينتقل إلى جوالك برمز.',
        ),
        'product-totem-kiosk-detail.jpg',
      ),
      part(
        both('News between guests', 'أخبار بين ضيف وضيف'),
        both(
          'When nobody asks, it announces: campaigns by hour, place and weather.',
          'حين لا يسأل أحد يعلن: حملات بحسب الساعة والمكان والطقس.',
        ),
        'product-totem-kiosk-in-use.jpg',
      ),
    ],
    rows: [
      part(
        both('Readable under bright ceilings', 'شاشة مقروءة تحت الأضواء القوية'),
        both(
          '700 nits and bonded glass keep every letter sharp where ordinary screens turn to mirrors.',
          '700 شمعة/م² وزجاج ملصق بالشاشة يبقيان كل حرف حادًا حيث تصبح الشاشات العادية مرايا.',
        ),
        'family-totem-hospital.jpg',
      ),
      part(
        both('Two languages, two directions', 'لغتان واتجاهان'),
        both(
          'The whole page changes direction at a touch, and the map stays where it is.',
          'تنعكس الصفحة كلها بلمسة، وتبقى الخريطة مكانها.',
        ),
        'product-totem-kiosk-front.jpg',
      ),
    ],
    banners: [
      part(
        both('Check-in without the wait', 'تسجيل وصول بلا انتظار'),
        both('Two totems, and a desk for those who prefer one.', 'كشكان، ومكتب استقبال لمن يفضله.'),
        'family-totem-hotel.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('55 inches', '55 بوصة'), both('Portrait, in 4K.', 'طولية بدقة 4K.')),
      statement(both('140 watts', '140 واط'), both('On an ordinary day.', 'في يوم عادي.')),
      statement(both('24 hours', '24 ساعة'), both('Every day of the year.', 'كل يوم في السنة.')),
      statement(both('68 kg', '68 كجم'), both('On a wide base, without bolts.', 'على قاعدة عريضة بلا براغٍ.')),
    ],
    questions: [
      statement(
        both('Is the map included?', 'هل الخريطة مشمولة؟'),
        both(
          'Yes. We draw it from your floor plans in two weeks, at no extra charge for up to five floors, and you change a name in the dashboard whenever a shop moves.',
          'نعم. نرسمها من مخططاتك في أسبوعين بلا رسوم إضافية حتى خمسة طوابق، وتعدل الأسماء بنفسك من لوحة التحكم كلما انتقل متجر.',
        ),
      ),
      statement(
        both('Can it count visitors?', 'هل يحصي الزوار؟'),
        both(
          'It counts touches and searches. With the optional camera it counts people, without keeping a picture of anyone.',
          'يعد اللمسات وعمليات البحث. ومع الكاميرا الاختيارية يعد الأشخاص بلا حفظ صورة لأحد.',
        ),
      ),
    ],
    projects: [],
    videos: [eveningInTheHall],
  },
  {
    product: 9,
    family: 'kiosk',
    cards: [
      part(
        both('Under a minute', 'في أقل من دقيقة'),
        both(
          'Order, extras, payment and number: fifty-two seconds on an average day.',
          'الطلب والإضافات والدفع والرقم: 52 ثانية في يوم عادي.',
        ),
        'product-self-order-kiosk-front.jpg',
      ),
      part(
        both('Your bank, your terminal', 'بنكك وجهازك'),
        both(
          'A bracket takes the certified terminal; mada, cards and phones work at once.',
          'حامل يستقبل الجهاز المعتمد، فتعمل مدى والبطاقات والجوال فورًا.',
        ),
        'product-self-order-kiosk-detail.jpg',
      ),
      part(
        both('Paper in ten seconds', 'الورق في عشر ثوانٍ'),
        both(
          'Open, drop in, close. The kiosk orders the next roll by itself.',
          'افتح وأسقط وأغلق. والكشك يطلب اللفة التالية بنفسه.',
        ),
        'product-self-order-kiosk-back.jpg',
      ),
    ],
    rows: [
      part(
        both('Two fit beside the door', 'مكان لكشكين بجانب الباب'),
        both(
          'Each stands on 52 by 41 centimetres, so orders begin where guests come in and the counter only hands them out.',
          'يقف كل كشك على 52 في 41 سنتيمترًا، فيبدأ الطلب من المدخل ولا يبقى للكاونتر سوى التسليم.',
        ),
        'product-self-order-kiosk-day.jpg',
      ),
      statement(
        both('Suggests extras gently', 'يقترح الإضافات بلطف'),
        both(
          'One suggestion, with a picture, that fits what was chosen. Baskets grow by a fifth without anyone feeling sold to.',
          'اقتراح واحد مع صورة يناسب ما اختير. ترتفع قيمة الطلب بمقدار الخمس ولا يشعر أحد بالإلحاح.',
        ),
      ),
      statement(
        both('The menu comes down to you', 'القائمة تنزل إليك'),
        both(
          'A touch brings the whole menu down to ninety centimetres, and contrast rises.',
          'لمسة تنزل القائمة كلها إلى تسعين سنتيمترًا وترفع التباين.',
        ),
      ),
    ],
    banners: [
      part(
        both('Lunch without the queue', 'غداء بلا طابور'),
        both('Two kiosks beside the counter of a café.', 'كشكان بجانب منضدة مقهى.'),
        'product-self-order-kiosk-night.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('32 inches', '32 بوصة'), both('Of menu at eye level.', 'من القائمة على مستوى النظر.')),
      statement(both('80 mm', '80 مم'), both('Receipts, only when wanted.', 'إيصالات عند الحاجة فقط.')),
      statement(both('46 kg', '46 كجم'), both('Floor, wall or counter.', 'أرضي أو جداري أو على منضدة.')),
      statement(both('85 watts', '85 واط'), both('On an ordinary day.', 'في يوم عادي.')),
    ],
    questions: [
      statement(
        both('Can guests pay in cash?', 'هل يدفع الضيف نقدًا؟'),
        both(
          'The kiosk prints a number and the counter takes the cash; a cash module can be added where it is wanted.',
          'يطبع الكشك رقمًا ويستلم الموظف النقد، ويمكن إضافة وحدة نقد عند الرغبة.',
        ),
      ),
      statement(
        both('Who keeps the menu up to date?', 'من يحدث القائمة؟'),
        both(
          'Your till does. Prices, pictures and stock come from there; the kiosk only shows them well.',
          'نظام البيع لديك. منه تأتي الأسعار والصور والمخزون، والكشك يحسن عرضها.',
        ),
      ),
      statement(
        both('Which language does the kitchen read?', 'بأي لغة يقرأ المطبخ الطلبات؟'),
        both(
          'Its own: orders arrive in the language of the kitchen, whatever the guest has chosen.',
          'بلغته: تصل الطلبات بلغة المطبخ مهما اختار الضيف.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
  {
    product: 10,
    family: 'kiosk',
    cards: [
      part(
        both('One sheet of glass', 'لوح زجاج واحد'),
        both('No frame to gather dust, no screw to catch the eye.', 'لا إطار يجمع الغبار ولا برغي يلفت العين.'),
        'product-wall-kiosk-detail.jpg',
      ),
      part(
        both('A halo that shows free or busy', 'هالة تبين المتاح والمشغول'),
        both(
          'Green for free, orange for busy, white for good morning.',
          'خضراء للمتاح وبرتقالية للمشغول وبيضاء لصباح الخير.',
        ),
        'product-wall-kiosk-front.jpg',
      ),
      part(
        both('One bracket, one cable', 'حامل واحد وكابل واحد'),
        both(
          'The bracket goes on the wall first; the kiosk clicks into it and takes the mains. The network comes over Wi‑Fi 6, or by a second cable.',
          'يثبت الحامل على الجدار أولًا ثم يركب فيه الكشك بنقرة ويوصل بالكهرباء. والشبكة عبر Wi‑Fi 6 أو بكابل ثانٍ.',
        ),
        'product-wall-kiosk-back.jpg',
      ),
    ],
    rows: [
      part(
        both('The room tells you itself', 'القاعة تخبرك بنفسها'),
        both(
          'Who is inside, until when, and whether the next hour is free. A touch makes it yours.',
          'من في الداخل وإلى متى، وهل الساعة القادمة متاحة. ولمسة تجعلها لك.',
        ),
        'product-wall-kiosk-installed.jpg',
      ),
      statement(
        both('Clean in one wipe', 'نظيف بمسحة'),
        both(
          'The coating holds back bacteria, and the cleaning mode ignores every touch for thirty seconds.',
          'الطلاء يصد البكتيريا، ووضع التنظيف يتجاهل اللمس ثلاثين ثانية.',
        ),
      ),
    ],
    banners: [
      part(
        both('A calm waiting room', 'غرفة انتظار هادئة'),
        both(
          'Patients check in with a code, see the minutes that remain and are called by name on their phone.',
          'يسجل المراجع برمز ويرى الدقائق المتبقية ويستدعى على جواله.',
        ),
        'product-wall-kiosk-day.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('43 inches', '43 بوصة'), both('Portrait, in 4K.', 'طولية بدقة 4K.')),
      statement(both('2 metres', 'متران'), both('Awake as soon as you are near.', 'يستيقظ حين تقترب.')),
      statement(both('80 watts', '80 واط'), both('On an ordinary day.', 'في يوم عادي.')),
      statement(both('27 kg', '27 كجم'), both('For plasterboard too.', 'لجدران الجبس أيضًا.')),
    ],
    questions: [
      statement(
        both('Can it be set into the wall?', 'هل يدخل في الجدار؟'),
        both(
          'Yes, with a box for the niche: the glass then lies flush with the plaster.',
          'نعم، مع صندوق للتجويف، فيستوي الزجاج مع الجدار.',
        ),
      ),
      statement(
        both('Does it read cards?', 'هل يقرأ البطاقات؟'),
        both(
          'An NFC reader under the glass reads staff badges and phones.',
          'قارئ NFC تحت الزجاج يقرأ بطاقات الموظفين والجوالات.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
  {
    product: 11,
    family: 'kiosk',
    cards: [
      part(
        both('Sealed against dust', 'محكم ضد الغبار'),
        both(
          'The air inside never leaves, the air outside never enters; only heat passes between them.',
          'هواء الداخل لا يخرج وهواء الخارج لا يدخل، والحرارة وحدها تعبر.',
        ),
        'product-outdoor-kiosk-back.jpg',
      ),
      part(
        both('Readable through sunglasses', 'مقروء عبر النظارات الشمسية'),
        both(
          '3,000 nits behind bonded glass, and a polariser turned so that the screen does not go black for drivers.',
          '3,000 شمعة/م² خلف زجاج ملصق بالشاشة، ومستقطب مدار فلا تعتم الشاشة أمام السائقين.',
        ),
        'product-outdoor-kiosk-front.jpg',
      ),
      part(
        both('Hard to break', 'صعب الكسر'),
        both(
          'IK10 glass, a three-point lock and an alarm that reports a push.',
          'زجاج IK10 وقفل بثلاث نقاط وإنذار يبلغ عن الدفع.',
        ),
        'product-outdoor-kiosk-detail.jpg',
      ),
    ],
    rows: [
      part(
        both('55 °C in the shade', '55 درجة مئوية في الظل'),
        both(
          'Tested for a thousand hours in a chamber that is hotter than any August, with sand in its air.',
          'اختبر ألف ساعة في غرفة أشد حرًا من أغسطس، وفي هوائها رمل.',
        ),
        'product-outdoor-kiosk-day.jpg',
      ),
      statement(
        both('Repaired before lunch', 'يصلح قبل الغداء'),
        both(
          'The core slides out on rails; a fresh one takes its place in ten minutes.',
          'ينزلق القلب على سكة ويأخذ آخر مكانه في عشر دقائق.',
        ),
      ),
    ],
    banners: [
      part(
        both('Awake when the city is', 'يقظ ما دامت المدينة يقظة'),
        both('By day, by night, beside the facade.', 'نهارًا وليلًا بجانب الواجهة.'),
        'product-outdoor-kiosk-installed.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('55 inches', '55 بوصة'), both('Portrait, in 4K.', 'طولية بدقة 4K.')),
      statement(both('24 hours', '24 ساعة'), both('Every day of the year.', 'كل يوم في السنة.')),
      statement(both('380 watts', '380 واط'), both('On an ordinary day.', 'في يوم عادي.')),
      statement(both('168 kg', '168 كجم'), both('On a concrete base.', 'على قاعدة خرسانية.')),
    ],
    questions: [
      statement(
        both('What does the ground need?', 'ماذا تحتاج الأرض؟'),
        both(
          'A concrete base of eighty centimetres with four anchors; we send the drawing and the template.',
          'قاعدة خرسانية بعرض ثمانين سنتيمترًا وأربع مراس، ونرسل المخطط والقالب.',
        ),
      ),
      statement(
        both('Can it run on solar power?', 'هل يعمل بالطاقة الشمسية؟'),
        both(
          'On 380 watts by day, with panels of six square metres and a battery, yes; we calculate it for your latitude.',
          'باستهلاك 380 واط نهارًا نعم، مع ألواح شمسية بمساحة ستة أمتار مربعة وبطارية، ونحسبها لموقعك.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
];
