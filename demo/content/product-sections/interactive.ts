import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { ProductPage } from '../product-sections.ts';

export const interactiveProductPages: readonly ProductPage[] = [
  {
    product: 6,
    family: 'interactive',
    cards: [
      part(
        both('Pen, finger, palm', 'قلم وإصبع وراحة'),
        both(
          'The board tells them apart: the pen writes, the finger moves, the palm wipes.',
          'يميز اللوح بينها: القلم يكتب والإصبع يحرك وراحة اليد تمسح.',
        ),
        'product-interactive-65-detail.jpg',
      ),
      part(
        both('As easy on the eyes as paper', 'مريح للعين كالورق'),
        both(
          'Bonded, anti-glare glass looks like paper from the side and from the back of the class.',
          'زجاج ملصق بالشاشة مانع للانعكاس يبدو كالورق من الجانب ومن آخر الفصل.',
        ),
        'product-interactive-65-day.jpg',
      ),
      part(
        both('Four at the board', 'أربعة على اللوح'),
        both(
          'Split the surface and four pupils solve the same sum side by side, each in a colour of their own.',
          'قسم السطح فيحل أربعة طلاب المسألة نفسها جنبًا إلى جنب، لكل منهم لونه.',
        ),
        'product-interactive-65-front.jpg',
      ),
    ],
    rows: [
      part(
        both('One cable for the laptop', 'كابل واحد للحاسوب'),
        both(
          'One USB-C cable carries picture and touch and charges the laptop with 65 watts; the board has a mains cable of its own.',
          'كابل USB-C واحد ينقل الصورة واللمس ويشحن الحاسوب بقدرة 65 واط، وللوح كابل كهرباء خاص به.',
        ),
        'product-interactive-65-back.jpg',
      ),
      statement(
        both('A formula it understands', 'معادلة يفهمها'),
        both(
          'Handwritten equations become clean type, curves are drawn from them, and both can be moved by hand.',
          'المعادلة المكتوبة باليد تصبح حروفًا مرتبة ويرسم منحناها، ويمكن تحريكهما باليد.',
        ),
      ),
      statement(
        both('One press brings the class to attention', 'ضغطة واحدة تعيد انتباه الفصل'),
        both(
          'One press freezes the picture, covers the screen and brings every eye back to the teacher.',
          'ضغطة واحدة تجمد الصورة وتغطي الشاشة وتعيد كل العيون إلى المعلم.',
        ),
      ),
    ],
    banners: [
      part(
        both('The lesson in one hand', 'الدرس في يد واحدة'),
        both('Pages, films and the class register on one board.', 'الصفحات والأفلام وسجل الفصل على لوح واحد.'),
        'product-interactive-65-installed.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('65 inches', '65 بوصة'), both('For five metres of classroom.', 'لخمسة أمتار من الفصل.')),
      statement(both('400 nits', '400 شمعة/م²'), both('With the blinds open.', 'والستائر مفتوحة.')),
      statement(both('16 hours', '16 ساعة'), both('Every day of school.', 'كل يوم دراسي.')),
      statement(both('36 kg', '36 كجم'), both('On a wall or a stand.', 'على جدار أو حامل.')),
    ],
    questions: [
      statement(
        both('Can pupils take the lesson home?', 'هل يأخذ الطلاب الدرس إلى البيت؟'),
        both(
          'Yes, with a code: each pupil scans the corner of the board and keeps the lesson.',
          'نعم، برمز: يمسح كل طالب زاوية اللوح ويحتفظ بالدرس.',
        ),
      ),
      statement(
        both('Are pens included?', 'هل الأقلام مضمنة؟'),
        both(
          'Two pens with soft tips hang at the lower edge. They need no battery, and any finger does as well.',
          'قلمان بطرف لين معلقان على الحافة السفلى. لا يحتاجان بطارية، والإصبع يقوم مقامهما.',
        ),
      ),
      statement(
        both('Which subjects are prepared?', 'ما المواد الجاهزة؟'),
        both(
          'Templates for languages, mathematics and the sciences in both languages; your own lessons open from a memory stick or the cloud.',
          'قوالب للغات والرياضيات والعلوم باللغتين، ودروسك تفتح من ذاكرة أو من السحابة.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
  {
    product: 7,
    family: 'interactive',
    cards: [
      part(
        both('The camera follows the speaker', 'الكاميرا تتتبع المتحدث'),
        both(
          'A 48-megapixel camera follows the speaker and keeps them in the picture.',
          'كاميرا 48 ميغابكسل تتبع المتحدث وتبقيه في الإطار.',
        ),
        'product-interactive-86-detail.jpg',
      ),
      part(
        both('Remote colleagues at eye level', 'الزملاء عن بعد على مستوى النظر'),
        both(
          'Those at home write on the same page and appear at eye level beside it.',
          'من في البيت يكتب على الصفحة نفسها ويظهر بجانبها على مستوى النظر.',
        ),
        'product-interactive-86-in-use.jpg',
      ),
      part(
        both('It rolls to the next room', 'ينتقل على عجلاته إلى القاعة التالية'),
        both(
          'Four quiet wheels, one brake, one plug. Booked like a room.',
          'أربع عجلات هادئة وفرملة واحدة وقابس واحد. يحجز كالقاعة.',
        ),
        'product-interactive-86-back.jpg',
      ),
    ],
    rows: [
      part(
        both('The meeting starts itself', 'الاجتماع يبدأ بنفسه'),
        both(
          'Two minutes before the hour the board wakes, shows the agenda and waits for one touch.',
          'قبل الموعد بدقيقتين يستيقظ اللوح ويعرض جدول الأعمال وينتظر لمسة واحدة.',
        ),
        'product-interactive-86-day.jpg',
      ),
      part(
        both('Four laptops at once', 'أربعة حواسيب معًا'),
        both(
          'Drag one to the front, send another back, write over all of them.',
          'اسحب واحدًا إلى الأمام وأعد آخر واكتب فوق الجميع.',
        ),
        'product-interactive-86-front.jpg',
      ),
      statement(
        both('The minutes are ready before goodbye', 'المحضر جاهز قبل الوداع'),
        both(
          'Pages become a document with names and tasks, ready to sign at the door.',
          'تصبح الصفحات وثيقة بالأسماء والمهام، جاهزة للتوقيع عند الباب.',
        ),
      ),
    ],
    banners: [
      part(
        both('A page as wide as the team', 'صفحة بعرض الفريق'),
        both('Eighty-six inches in 4K, with room for every hand.', '86 بوصة بدقة 4K ومتسع لكل يد.'),
        'product-interactive-86-installed.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('450 nits', '450 شمعة/م²'), both('Beside a bright window.', 'بجانب نافذة مضيئة.')),
      statement(both('120°', '120°'), both('The whole table in view.', 'الطاولة كلها في الصورة.')),
      statement(both('8 microphones', '8 ميكروفونات'), both('Heard from eight metres.', 'تسمع من ثمانية أمتار.')),
      statement(both('100 watts', '100 واط'), both('Charges the laptop it shows.', 'يشحن الحاسوب الذي يعرضه.')),
    ],
    questions: [
      statement(
        both('Does the stand turn upright?', 'هل يدور الحامل عموديًا؟'),
        both(
          'The standard stand keeps the board level; a turning stand for portrait pages is available.',
          'الحامل القياسي يبقي اللوح أفقيًا، ويتوفر حامل دوار للصفحات الطولية.',
        ),
      ),
      statement(
        both('Can the camera be closed?', 'هل تغلق الكاميرا؟'),
        both(
          'A shutter of metal covers it, and a switch disconnects the microphones. Both can be seen from the chair.',
          'غطاء معدني يحجبها، ومفتاح يفصل الميكروفونات. وكلاهما يرى من المقعد.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
];
