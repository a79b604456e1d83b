import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { ProductPage } from '../product-sections.ts';
import { films } from './films.ts';

export const kioskProductPages: readonly ProductPage[] = [
  {
    product: 8,
    family: 'kiosk',
    cards: [
      part(
        both('Fifty-five millimetres', '55 مليمترًا'),
        both(
          'Thin enough to disappear from the side, firm enough to lean on.',
          'نحيف حتى يختفي من الجانب، وثابت حتى تتكئ عليه.',
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
        'hero-lobby-kiosks.jpg',
      ),
    ],
    rows: [
      part(
        both('Readable under skylights', 'مقروء تحت المناور'),
        both(
          '700 nits and bonded glass keep letters sharp where ordinary screens turn to mirrors.',
          '700 شمعة/م² وزجاج ملتصق يحفظان حدة الحروف حيث تصبح الشاشات المعتادة مرايا.',
        ),
        'product-totem-kiosk-day.jpg',
      ),
      part(
        both('Two languages, two directions', 'لغتان واتجاهان'),
        both(
          'The whole page turns from left to right with one touch, and the map stays where it is.',
          'تنقلب الصفحة كلها من اليمين إلى اليسار بلمسة، وتبقى الخريطة مكانها.',
        ),
        'product-totem-kiosk-front.jpg',
      ),
      part(
        both('One dashboard for all', 'لوحة واحدة للجميع'),
        both(
          'Content, health and visits of every totem on one page, from anywhere.',
          'محتوى كل كشك وصحته وزياراته في صفحة واحدة من أي مكان.',
        ),
        'category-kiosks.jpg',
      ),
    ],
    banners: [
      part(
        both('The lobby at nine', 'البهو في التاسعة'),
        both('Five totems receive three hundred guests.', 'خمسة أكشاك تستقبل ثلاثمئة ضيف.'),
        'product-totem-kiosk-installed.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('55 inches', '55 بوصة'), both('Portrait, in 4K.', 'طولية بدقة 4K.')),
      statement(both('700 nits', '700 شمعة/م²'), both('Under glass roofs.', 'تحت الأسقف الزجاجية.')),
      statement(both('24 hours', '24 ساعة'), both('Every day of the year.', 'كل يوم في السنة.')),
      statement(both('68 kg', '68 كجم'), both('On a base without bolts.', 'على قاعدة بلا براغ.')),
    ],
    questions: [
      statement(
        both('Is the map included?', 'هل الخريطة مضمنة؟'),
        both(
          'We draw it from your floor plans in two weeks and change it whenever a shop moves.',
          'نرسمها من مخططاتك في أسبوعين ونعدلها كلما انتقل متجر.',
        ),
      ),
      statement(
        both('Can it count visitors?', 'هل يعد الزوار؟'),
        both(
          'It counts touches and searches. With the optional camera it counts people, without keeping a picture of anyone.',
          'يعد اللمسات وعمليات البحث. ومع الكاميرا الاختيارية يعد الأشخاص بلا حفظ صورة لأحد.',
        ),
      ),
    ],
    projects: [1, 4, 2],
    videos: [films.lobby, films.spark],
  },
  {
    product: 9,
    family: 'kiosk',
    cards: [
      statement(
        both('Under a minute', 'في أقل من دقيقة'),
        both(
          'Order, extras, payment and number: fifty-two seconds on an average day.',
          'الطلب والإضافات والدفع والرقم: 52 ثانية في يوم عادي.',
        ),
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
        both('Paper in ten seconds', 'الورق في عشر ثوان'),
        both(
          'Open, drop in, close. The kiosk orders the next roll by itself.',
          'افتح وأسقط وأغلق. والكشك يطلب اللفة التالية بنفسه.',
        ),
        'product-self-order-kiosk-back.jpg',
      ),
    ],
    rows: [
      part(
        both('Suggests extras gently', 'يقترح الإضافات بلطف'),
        both(
          'One suggestion, with a picture, that fits what was chosen. Baskets grow by a fifth without anyone feeling sold to.',
          'اقتراح واحد مع صورة يناسب ما اختير. تكبر السلة بالخمس ولا يشعر أحد بالإلحاح.',
        ),
        'product-self-order-kiosk-front.jpg',
      ),
      part(
        both('The kitchen reads it clearly', 'المطبخ يقرؤه بوضوح'),
        both(
          'Orders arrive in the language of the kitchen, whatever the guest has chosen.',
          'تصل الطلبات بلغة المطبخ مهما اختار الضيف.',
        ),
        'product-totem-kiosk-in-use.jpg',
      ),
      part(
        both('For every height', 'لكل قامة'),
        both(
          'A touch brings the whole menu down to ninety centimetres, and contrast rises.',
          'لمسة تنزل القائمة كلها إلى تسعين سنتيمترًا وترفع التباين.',
        ),
        'product-self-order-kiosk-installed.jpg',
      ),
    ],
    banners: [
      part(
        both('Lunch, without the line', 'غداء بلا طابور'),
        both('Two kiosks beside the door.', 'كشكان بجانب الباب.'),
        'product-self-order-kiosk-day.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('32 inches', '32 بوصة'), both('Of menu at eye level.', 'من القائمة على مستوى النظر.')),
      statement(both('80 mm', '80 مم'), both('Receipts, only when wanted.', 'إيصالات عند الحاجة فقط.')),
      statement(both('46 kg', '46 كجم'), both('Floor, wall or counter.', 'أرضي أو جداري أو كاونتر.')),
      statement(both('85 watts', '85 واط'), both('As much as two lamps.', 'كمصباحين.')),
    ],
    questions: [
      statement(
        both('Can guests pay in cash?', 'هل يدفع الضيف نقدًا؟'),
        both(
          'The kiosk prints a number and the counter takes the cash; a cash module can be added where it is wanted.',
          'يطبع الكشك رقمًا ويستلم الكاونتر النقد، ويمكن إضافة وحدة نقد عند الرغبة.',
        ),
      ),
      statement(
        both('Who keeps the menu up to date?', 'من يحدث القائمة؟'),
        both(
          'Your till does. Prices, pictures and stock come from there; the kiosk only shows them well.',
          'نظام البيع لديك. منه تأتي الأسعار والصور والمخزون، والكشك يحسن عرضها.',
        ),
      ),
    ],
    projects: [6, 3, 1],
    videos: [films.lobby],
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
      statement(
        both('Awake when you are near', 'يستيقظ حين تقترب'),
        both(
          'A sensor lights the screen at two metres and saves it the rest of the day.',
          'حساس يضيء الشاشة على بعد مترين ويوفرها بقية اليوم.',
        ),
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
      part(
        both('A calm waiting room', 'غرفة انتظار هادئة'),
        both(
          'Patients check in with a code, see the minutes that remain and are called by name on their phone.',
          'يسجل المراجع برمز ويرى الدقائق المتبقية ويستدعى على جواله.',
        ),
        'product-wall-kiosk-day.jpg',
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
      statement(
        both('Part of the wall', 'جزء من الجدار'),
        both('Sixty-eight millimetres of service.', '68 مليمترًا من الخدمة.'),
      ),
    ],
    slides: [],
    tiles: [
      statement(both('43 inches', '43 بوصة'), both('Portrait, in 4K.', 'طولية بدقة 4K.')),
      statement(both('68 mm', '68 مم'), both('From the wall.', 'عن الجدار.')),
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
    projects: [5, 4, 8],
    videos: [films.lobby],
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
      statement(
        both('Readable through sunglasses', 'مقروء عبر النظارات الشمسية'),
        both(
          'The polariser is turned, so the screen does not go black for drivers.',
          'المستقطب مدار، فلا تعتم الشاشة أمام السائقين.',
        ),
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
        both('Fifty-five degrees in the shade', '55 درجة في الظل'),
        both(
          'Tested for a thousand hours in a chamber that is hotter than any August, with sand in the fan of the chamber.',
          'اختبر ألف ساعة في غرفة أحر من أي أغسطس، ومع رمل في مروحة الغرفة.',
        ),
        'product-outdoor-kiosk-day.jpg',
      ),
      part(
        both('Three thousand nits', '3,000 شمعة/م²'),
        both(
          'Bonded glass leaves no air between picture and eye: noon looks like morning.',
          'الزجاج الملتصق لا يترك هواء بين الصورة والعين، فتبدو الظهيرة صباحًا.',
        ),
        'product-outdoor-kiosk-front.jpg',
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
        both('Open when the city is', 'مفتوح ما دامت المدينة'),
        both('By day, by night, beside the facade.', 'نهارًا وليلًا بجانب الواجهة.'),
        'product-outdoor-kiosk-installed.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('IP65', 'IP65'), both('Against sand and spray.', 'ضد الرمل والرذاذ.')),
      statement(both('3,000 nits', '3,000 شمعة/م²'), both('In direct sun.', 'تحت الشمس المباشرة.')),
      statement(both('-20 to 55 °C', '-20 إلى 55 درجة'), both('Mountains and coast.', 'الجبال والساحل.')),
      statement(both('IK10', 'IK10'), both('A thrown stone bounces.', 'الحجر يرتد عنه.')),
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
    projects: [3, 8, 1],
    videos: [films.facade, films.lobby],
  },
];
