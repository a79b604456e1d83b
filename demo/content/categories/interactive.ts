import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { Category } from '../categories.ts';

export const interactiveCategory: Category = {
  id: 2,
  name: both('Interactive Screens', 'الشاشات التفاعلية'),
  icon: 'icons/cat-interactive.svg',
  strip: [
    part(
      both('Meeting Rooms', 'قاعات الاجتماعات'),
      both('Call, share, draw', 'اتصل واعرض وارسم'),
      'icons/interactive-86.svg',
      '/sub-category/6',
    ),
    part(
      both('Classrooms', 'الفصول'),
      both('Write together', 'كتابة مشتركة'),
      'icons/interactive-65.svg',
      '/sub-category/7',
    ),
    part(
      both('Touch Tables', 'الطاولات اللمسية'),
      both('Made to order', 'تصنع حسب الطلب'),
      'icons/interactive-table.svg',
      '/sub-category/8',
    ),
    part(
      both('Lawh 86', 'لوح 86'),
      both('For the whole team', 'للفريق كله'),
      'icons/cat-interactive.svg',
      '/product/7',
    ),
  ],
  headline: both('Try the idea while it is fresh', 'جرب الفكرة في لحظتها'),
  picture: 'category-interactive-screens.jpg',
  featured: [
    {
      product: 7,
      name: both('Lawh 86', 'لوح 86'),
      description: both(
        'A shared page for a team of twelve, in the room and far away, with a camera that follows the speaker.',
        'صفحة مشتركة لفريق من اثني عشر، في القاعة وعن بعد، مع كاميرا تتتبع المتحدث.',
      ),
      features: [both('40 touch points in 4K', '40 نقطة لمس بدقة 4K'), both('8 microphones', '8 ميكروفونات')],
      image: 'product-interactive-86-day.jpg',
    },
    {
      product: 6,
      name: both('Lawh 65', 'لوح 65'),
      description: both(
        'The board for classrooms and small meetings: it tells pen, finger and palm apart.',
        'لوح الفصول والاجتماعات الصغيرة: يميز القلم والإصبع وراحة اليد.',
      ),
      features: [both('Arabic handwriting', 'يتعرف على الخط العربي'), both('One USB-C cable', 'كابل USB-C واحد')],
      image: 'product-interactive-65.jpg',
    },
  ],
  banners: [
    [both('One page for everyone in the room', 'صفحة واحدة لكل من في القاعة'), 'family-meeting-boards.jpg'],
    [both('The whole plan on one table', 'المخطط كله على طاولة واحدة'), 'family-table-towers.jpg'],
  ],
  cards: [
    {
      product: 7,
      tagline: both('For teams', 'للفرق'),
      name: both('Lawh 86', 'لوح 86'),
      title: both('Meeting board', 'لوح اجتماعات'),
      description: both(
        'Four screens side by side, one canvas for all hands.',
        'أربع شاشات متجاورة ولوحة واحدة لكل الأيدي.',
      ),
      about: both(
        'Starts from the room calendar, calls with your meeting service and sends the notes before people stand up.',
        'يبدأ من تقويم القاعة ويتصل بخدمة اجتماعاتك ويرسل الملاحظات قبل أن يقوم الناس.',
      ),
      image: 'product-interactive-86-front.jpg',
      icons: ['bi-camera-video', 'bi-people', 'bi-pencil'],
      sizes: [both('86 in', '86 بوصة')],
      advantages: [
        both('Camera that follows the speaker', 'كاميرا تتتبع المتحدث'),
        both('Pages wiped at midnight', 'تمحى الصفحات عند منتصف الليل'),
        both('Rolling stand', 'حامل متحرك'),
      ],
      features: [
        [both('The camera', 'الكاميرا'), 'product-interactive-86-detail.jpg'],
        [both('On wheels', 'على عجلات'), 'product-interactive-86-back.jpg'],
        [both('Dimensions', 'الأبعاد'), 'product-interactive-86-dimensions.jpg'],
      ],
    },
    {
      product: 6,
      tagline: both('For lessons', 'للدروس'),
      name: both('Lawh 65', 'لوح 65'),
      title: both('Classroom board', 'لوح فصول'),
      description: both(
        'Four pupils write at once, and the page goes home with them.',
        'يكتب أربعة طلاب معًا، وتذهب الصفحة معهم إلى البيت.',
      ),
      about: both(
        'Tempered, bonded glass without glare; formulas and handwriting in Arabic and English.',
        'زجاج مقسى ملتصق بلا انعكاس، ومعادلات وخط يد بالعربية والإنجليزية.',
      ),
      image: 'product-interactive-65-front.jpg',
      icons: ['bi-mortarboard', 'bi-hand-index', 'bi-eye'],
      sizes: [both('65 in', '65 بوصة')],
      advantages: [
        both('40 touches at once', '40 لمسة معًا'),
        both('Easy on the eyes', 'مريح للعين'),
        both('Lessons recorded', 'دروس مسجلة'),
      ],
      features: [
        [both('On a stand', 'على حامل'), 'product-interactive-65-back.jpg'],
        [both('In class', 'في الفصل'), 'family-classroom-boards.jpg'],
        [both('With the hall', 'مع المدرج'), 'project-university-side.jpg'],
      ],
    },
    {
      product: 14,
      tagline: both('For makers', 'للصناع'),
      name: both('Itar 21', 'إطار 21'),
      title: both('Built-in touch panel', 'شاشة لمس للدمج'),
      description: both(
        'The same panel as in our tables, ready for yours.',
        'اللوح نفسه الذي في طاولاتنا، جاهز لطاولاتك.',
      ),
      about: both(
        'Bright, rugged and the same for five years; touch works through six millimetres of your own glass.',
        'ساطعة ومتينة ولا تتغير خمس سنوات، ويعمل اللمس عبر ستة مليمترات من زجاجك.',
      ),
      image: 'product-open-frame.jpg',
      icons: ['bi-tools', 'bi-bounding-box', 'bi-plug'],
      sizes: [both('21.5 in', '21.5 بوصة'), both('7 to 55 in to order', 'من 7 إلى 55 بوصة حسب الطلب')],
      advantages: [
        both('Drawings published', 'مخططات منشورة'),
        both('Works with gloves', 'يعمل مع القفازات'),
        both('12 to 24 volts', 'من 12 إلى 24 فولت'),
      ],
      features: [
        [both('The back', 'الخلف'), 'product-open-frame-back.jpg'],
        [both('In a kiosk', 'داخل كشك'), 'product-wall-kiosk.jpg'],
        [both('In furniture', 'داخل الأثاث'), 'family-table-advice.jpg'],
      ],
    },
  ],
  gallery: [
    part(
      both('Project room', 'غرفة المشاريع'),
      both('Lawh 86 before a high table', 'لوح 86 أمام طاولة عالية'),
      'product-interactive-86-installed.jpg',
      '/product/7',
    ),
    part(
      both('Boardroom', 'قاعة مجلس الإدارة'),
      both('Sahara Bank, Riyadh: a board on either side of the wall', 'بنك الصحراء، الرياض: لوح على كل جانب من الجدار'),
      'project-boardroom-table.jpg',
      '/project/5',
    ),
    part(
      both('Lesson', 'الدرس'),
      both('Lawh 65 on the wall', 'لوح 65 على الجدار'),
      'product-interactive-65-day.jpg',
      '/product/6',
    ),
    part(
      both('Campus', 'الجامعة'),
      both('Forty boards and one hall at Gulf University', 'أربعون لوحًا ومدرج واحد في جامعة الخليج'),
      'project-university-lectern.jpg',
      '/project/8',
    ),
    part(
      both('Team', 'الفريق'),
      both('Six people around one screen', 'ستة أشخاص حول شاشة واحدة'),
      'family-table-six.jpg',
      '/sub-category/8',
    ),
    part(
      both('Built in', 'داخل الأثاث'),
      both('Our touch panel in an oak table', 'شاشتنا اللمسية في طاولة من البلوط'),
      'family-table-oak.jpg',
      '/sub-category/8',
    ),
    part(
      both('Lounge', 'الاستراحة'),
      both('Maps that several people can mark', 'خرائط يؤشر عليها عدة أشخاص'),
      'family-table-town.jpg',
      '/sub-category/8',
    ),
  ],
  stories: [
    part(
      both('Learned in one break', 'تتقنه في استراحة واحدة'),
      both(
        'Six buttons, the same on every size. If you can use a phone, you can lead a meeting.',
        'ستة أزرار لا تتغير في كل المقاسات. من يستخدم الجوال يستطيع أن يدير اجتماعًا.',
      ),
      'product-interactive-65-detail.jpg',
    ),
    part(
      both('Your pages leave with you', 'صفحاتك ترافقك'),
      both(
        'Notes travel by code, and the board forgets at midnight. Your ideas belong to you.',
        'تنتقل الملاحظات برمز، وينسى اللوح عند منتصف الليل. أفكارك لك.',
      ),
      'product-interactive-86-night.jpg',
    ),
    part(
      both('Installed by our own team', 'يركبه فريقنا'),
      both(
        'One visit for bracket, cable, network and accounts, and two hours of practice with your people.',
        'زيارة واحدة للحامل والكابل والشبكة والحسابات، وساعتان من التدريب مع فريقك.',
      ),
      'crew-training.jpg',
    ),
  ],
  questions: [
    part(
      both('Which size suits our room?', 'أي مقاس يناسب قاعتنا؟'),
      both(
        'Divide the distance of the last seat in metres by 0.09: that many inches are comfortable for text. At five metres choose 55–65 inches; at eight, 86.',
        'اقسم بعد آخر مقعد بالمتر على 0.09: هذا عدد البوصات المريح للقراءة. خمسة أمتار تحتاج 55 إلى 65، وثمانية تحتاج 86.',
      ),
      'product-interactive-65-dimensions.jpg',
    ),
    part(
      both('Do we need a computer?', 'هل نحتاج إلى حاسوب؟'),
      both(
        'No. The board writes, browses and calls by itself. A slot takes a computer if your rules ask for one.',
        'لا. اللوح يكتب ويتصفح ويتصل بنفسه. وفيه منفذ لحاسوب إن طلبت أنظمتك ذلك.',
      ),
      'product-interactive-65-installed.jpg',
    ),
    part(
      both('Does it write in Arabic?', 'هل يكتب بالعربية؟'),
      both(
        'Menus, keyboard and handwriting work in Arabic and English, and a line may mix the two.',
        'القوائم ولوحة المفاتيح والتعرف على الخط بالعربية والإنجليزية، ويمكن للسطر أن يجمعهما.',
      ),
      'post-two-languages.jpg',
    ),
    part(
      both('Can several boards work together?', 'هل تعمل عدة ألواح معًا؟'),
      both(
        'Up to sixteen boards share one canvas, in one building or in several.',
        'يعمل ما يصل إلى ستة عشر لوحًا معًا على صفحة واحدة، في مبنى واحد أو أكثر.',
      ),
      'product-interactive-86-in-use.jpg',
    ),
  ],
};
