import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { SubCategory } from '../sub-categories.ts';

export const customSubCategories: readonly SubCategory[] = [
  {
    id: 13,
    family: 'custom',
    name: both('Bar Displays', 'الشاشات الشريطية'),
    title: both('Long, low screens for shelves and counters', 'شاشات طويلة منخفضة للرفوف والمناضد'),
    text: both(
      'Stretched screens for shelf edges, lifts, platforms and counters, from 19 to 86 inches and no taller than they need to be.',
      'شاشات ممتدة لحواف الرفوف والمصاعد والأرصفة والمناضد، من 19 إلى 86 بوصة، وبالارتفاع اللازم فقط.',
    ),
    banner: 'family-bar-displays.jpg',
    products: [12, 14, 13],
    cards: [
      part(
        both('Shelf edges', 'حواف الرفوف'),
        both(
          'Price, offer and origin move with the season, and nobody prints a label again.',
          'السعر والعرض والمنشأ تتبدل مع الموسم، ولا أحد يطبع بطاقة بعد اليوم.',
        ),
        'product-bar-display-in-use.jpg',
        '/product/12',
      ),
      part(
        both('Transport', 'النقل'),
        both(
          'Above a door or along a platform, the next stop in two languages at one glance.',
          'فوق الباب أو على الرصيف: المحطة القادمة بلغتين في لمحة.',
        ),
        'family-bar-platform.jpg',
        '/product/12',
      ),
      part(
        both('Counters', 'المناضد'),
        both('A queue number and a smile, set into the front of the desk.', 'رقم الدور وابتسامة في واجهة المكتب.'),
        'family-bar-counter.jpg',
        '/product/12',
      ),
    ],
    slides: [
      part(
        both('A whole shelf in step', 'رف كامل بإيقاع واحد'),
        both(
          'Eight bars play one film from end to end; a can seems to roll along the aisle.',
          'ثماني شاشات تعرض محتوى واحدًا من طرف إلى طرف، فتبدو العلبة متدحرجة على طول الممر.',
        ),
        'family-bar-aisle.jpg',
        '/product/12',
      ),
      part(
        both('Two ways to hang it', 'طريقتان للتعليق'),
        both(
          'Above or below the rail, alone or in pairs, with one cable along the post.',
          'فوق السكة أو تحتها، مفردة أو مزدوجة، وبكابل واحد على القائم.',
        ),
        'family-bar-hanging.jpg',
        '/product/12',
      ),
      part(
        both('Templates that fit', 'قوالب على القياس'),
        both(
          'Thirty designs in 32:9 come with the screen, ready for prices and for poetry.',
          'ثلاثون تصميمًا بنسبة 32:9 تأتي مع الشاشة، جاهزة للأسعار وللشعر.',
        ),
        'post-bar-content.jpg',
        '/product/12',
      ),
    ],
    tiles: [
      part(
        both('Perfume shops', 'متاجر العطور'),
        both('A note for every bottle.', 'حكاية لكل قارورة.'),
        'family-bar-perfume.jpg',
        '/product/12',
      ),
      part(
        both('Supermarkets', 'الأسواق'),
        both('Prices from the till, in a second.', 'أسعار من نظام البيع في ثانية.'),
        'blog-bar-content.jpg',
        '/product/12',
      ),
      part(
        both('Metro', 'المترو'),
        both('The line above the door.', 'الخط فوق الباب.'),
        'family-bar-metro.jpg',
        '/product/12',
      ),
      part(
        both('Lifts', 'المصاعد'),
        both('Floors and announcements.', 'الطوابق والإعلانات.'),
        'family-bar-lift.jpg',
        '/product/12',
      ),
      part(
        both('Bank counters', 'شبابيك البنوك'),
        both('Numbers and rates.', 'الأرقام والأسعار.'),
        'family-bar-bank.jpg',
        '/project/5',
      ),
      part(
        both('Hotel corridors', 'ممرات الفنادق'),
        both('Which hall, which hour.', 'أي قاعة وأي ساعة.'),
        'family-bar-corridor.jpg',
        '/project/4',
      ),
      part(
        both('Stadium concourses', 'ممرات الملاعب'),
        both('Gates, scores and the way to the stand.', 'البوابات والنتائج والطريق إلى المدرج.'),
        'family-bar-concourse.jpg',
        '/project/3',
      ),
    ],
    projects: [6, 1, 2, 4],
    questions: [
      part(
        both('Which lengths do you make?', 'ما الأطوال المتوفرة؟'),
        both(
          'From 48 centimetres to 2.1 metres in fourteen steps. Other lengths are cut from larger panels for orders of twenty and more.',
          'من 48 سنتيمترًا إلى 2.1 متر في أربع عشرة درجة. والأطوال الأخرى تقص من ألواح أكبر للطلبات من عشرين فأكثر.',
        ),
        'product-bar-display-dimensions.jpg',
      ),
      part(
        both('Can one player drive several bars?', 'هل يشغل جهاز واحد عدة شاشات؟'),
        both(
          'Each bar has its own player, and a master keeps up to sixty-four of them in step within one frame.',
          'لكل شاشة مشغلها، وجهاز رئيسي يزامن حتى أربع وستين منها ضمن إطار واحد.',
        ),
        'project-control-sources.jpg',
      ),
    ],
  },
  {
    id: 14,
    family: 'custom',
    name: both('Round Displays', 'الشاشات الدائرية'),
    title: both('Pictures without corners', 'صور بلا زوايا'),
    text: both(
      'True circles for hotels, boutiques and galleries: a clock, a window, a painting, a logo that breathes.',
      'دوائر كاملة للفنادق والبوتيكات والمعارض: ساعة ونافذة ولوحة وشعار يتنفس.',
    ),
    banner: 'family-round-displays.jpg',
    products: [13],
    cards: [
      part(
        both('As a clock', 'ساعة'),
        both(
          'Hands that sweep, dials that follow the season and the hours of prayer for your city.',
          'عقارب تدور ومينا يتبع الموسم ومواقيت الصلاة في مدينتك.',
        ),
        'product-round-display-installed.jpg',
        '/product/13',
      ),
      part(
        both('As a sign', 'لافتة'),
        both(
          'A round logo needs no frame; it turns, opens and invites.',
          'الشعار الدائري لا يحتاج إلى إطار، فهو يدور وينفتح ويدعو.',
        ),
        'category-custom-monitors.jpg',
        '/product/13',
      ),
      part(
        both('As an ornament', 'زينة'),
        both(
          'Flowers, stones and sea, filmed for a circle and slow enough for a lobby.',
          'زهور وأحجار وبحر، صورت لدائرة وبهدوء يليق ببهو.',
        ),
        'family-round-ornament.jpg',
        '/project/4',
      ),
    ],
    slides: [
      part(
        both('Brass that catches the light', 'نحاس يلتقط الضوء'),
        both(
          'The rim is turned from one sheet and brushed by hand; it also comes in steel or in black.',
          'الإطار مخروط من صفيحة واحدة ومفرش باليد، ويتوفر بالفولاذ أو بالأسود.',
        ),
        'product-round-display-detail.jpg',
        '/product/13',
      ),
      part(
        both('A constellation on the wall', 'كوكبة على الجدار'),
        both(
          'Three circles of different size share one film as if they were portholes.',
          'ثلاث دوائر بمقاسات مختلفة تتقاسم محتوى واحدًا كأنها نوافذ سفينة.',
        ),
        'product-round-display-night.jpg',
        '/product/13',
      ),
      part(
        both('Round, and also a cube', 'دائرة، ومكعب أيضًا'),
        both(
          'Where a circle ends the cube begins: Najm 2.5 hangs above it in the same film.',
          'حيث تنتهي الدائرة يبدأ المكعب: نجم 2.5 معلق فوقها بالمحتوى نفسه.',
        ),
        'product-led-cube-front.jpg',
        '/product/15',
      ),
    ],
    tiles: [
      part(
        both('Hotel lobbies', 'أبهاء الفنادق'),
        both('The hour in five cities.', 'الساعة في خمس مدن.'),
        'family-round-cities.jpg',
        '/project/4',
      ),
      part(
        both('Boutiques', 'البوتيكات'),
        both('A jewel beside the jewels.', 'جوهرة بجانب الجواهر.'),
        'product-round-display-front.jpg',
        '/product/13',
      ),
      part(
        both('Cafés', 'المقاهي'),
        both('The dish of the day.', 'طبق اليوم.'),
        'product-round-display-day.jpg',
        '/product/13',
      ),
      part(
        both('Museums', 'المتاحف'),
        both('A lens on the exhibit.', 'عدسة على المعروض.'),
        'family-round-lens.jpg',
        '/project/7',
      ),
      part(
        both('Mosques', 'المساجد'),
        both('Prayer times, quietly.', 'مواقيت الصلاة بهدوء.'),
        'family-round-prayer.jpg',
        '/product/13',
      ),
      part(
        both('Receptions', 'الاستقبال'),
        both('A logo that wakes up.', 'شعار يستيقظ.'),
        'family-round-reception.jpg',
        '/product/13',
      ),
      part(
        both('Homes', 'البيوت'),
        both('A moon over the sideboard, set to any mood.', 'قمر فوق الكونسول يوافق كل مزاج.'),
        'family-round-home.jpg',
        '/product/13',
      ),
    ],
    projects: [4, 6, 7, 1],
    questions: [
      part(
        both('Do we need special content?', 'هل نحتاج إلى محتوى خاص؟'),
        both(
          'Any square film will do; what lies outside the circle is simply not seen. Our templates keep texts and faces inside.',
          'يكفي أي محتوى مربع، فما يقع خارج الدائرة لا يرى. وقوالبنا تبقي النصوص والوجوه في الداخل.',
        ),
        'post-films.jpg',
      ),
      part(
        both('Which diameters are there?', 'ما الأقطار المتوفرة؟'),
        both(
          '24 and 34 inches as panels, and any diameter from one metre upwards as an LED circle.',
          'ألواح بقطر 24 و34 بوصة، ودوائر LED بأي قطر من متر فأكثر.',
        ),
        'product-round-display-back.jpg',
      ),
    ],
  },
  {
    id: 15,
    family: 'custom',
    name: both('Open-Frame Monitors', 'شاشات الإطار المفتوح'),
    title: both('Made to be built in', 'مصممة للتركيب داخل أجهزتك'),
    text: both(
      'Bright, rugged panels without a housing, for those who make machines, furniture, vehicles and kiosks of their own.',
      'ألواح ساطعة متينة بلا غلاف، لمن يصنع الآلات والأثاث والمركبات والأكشاك بنفسه.',
    ),
    banner: 'family-open-frame.jpg',
    products: [14, 10, 12],
    cards: [
      part(
        both('For engineers', 'للمهندسين'),
        both(
          'Drawings, models and connectors are published before you order, and they stay as they are.',
          'المخططات والنماذج والموصلات منشورة قبل الطلب، وتبقى كما هي.',
        ),
        'product-open-frame-dimensions.jpg',
        '/product/14',
      ),
      part(
        both('For the long run', 'للمدى الطويل'),
        both(
          'Five years of the same part, announced a year ahead if anything must change.',
          'القطعة نفسها خمس سنوات، وإعلان قبل سنة إن لزم أي تغيير.',
        ),
        'family-frame-series.jpg',
        '/product/14',
      ),
      part(
        both('For harsh places', 'للأماكن القاسية'),
        both(
          'From −20 to 60 degrees, with a wide supply and touch that works through gloves.',
          'من −20 إلى 60 درجة، بنطاق جهد واسع ولمس يعمل مع القفازات.',
        ),
        'product-outdoor-kiosk.jpg',
        '/product/14',
      ),
    ],
    slides: [
      part(
        both('The back is as tidy as the front', 'الخلف مرتب كالأمام'),
        both(
          'One board, labelled connectors and room for your own cable to turn.',
          'لوحة واحدة وموصلات مسماة ومتسع لانعطاف كابلك.',
        ),
        'family-frame-back.jpg',
        '/product/14',
      ),
      part(
        both('Behind glass of your own', 'خلف زجاجك'),
        both(
          'Touch is tuned to your cover glass, up to six millimetres, wet or dry.',
          'يضبط اللمس على زجاجك حتى ستة مليمترات، جافًا أو مبللًا.',
        ),
        'family-wall-kiosks.jpg',
        '/product/10',
      ),
      part(
        both('Inside our own kiosks', 'داخل أكشاكنا'),
        both(
          'We build with the same panels that we sell, and we know where they are hard to reach.',
          'نبني بالألواح نفسها التي نبيعها، ونعرف أين يصعب الوصول إليها.',
        ),
        'product-self-order-kiosk-back.jpg',
        '/product/9',
      ),
    ],
    tiles: [
      part(
        both('Vending', 'البيع الآلي'),
        both('A touch window instead of keys.', 'نافذة لمسية بدل الأزرار.'),
        'family-frame-vending.jpg',
        '/product/14',
      ),
      part(
        both('Medical devices', 'الأجهزة الطبية'),
        both('Clean glass, calm colours.', 'زجاج نظيف وألوان هادئة.'),
        'product-wall-kiosk-day.jpg',
        '/product/14',
      ),
      part(
        both('Charging stations', 'محطات الشحن'),
        both('Legible in the sun.', 'مقروءة تحت الشمس.'),
        'family-frame-charging.jpg',
        '/product/14',
      ),
      part(
        both('Gaming', 'الألعاب'),
        both('Fast, bright, replaceable.', 'سريعة وساطعة وسهلة التبديل.'),
        'family-frame-gaming.jpg',
        '/product/14',
      ),
      part(
        both('Factories', 'المصانع'),
        both('Touch with gloves on.', 'لمس مع القفازات.'),
        'product-open-frame-day.jpg',
        '/product/14',
      ),
      part(
        both('Furniture', 'الأثاث'),
        both('A screen in the table.', 'شاشة في الطاولة.'),
        'family-touch-tables.jpg',
        '/sub-category/8',
      ),
      part(
        both('Kiosk makers', 'صناع الأكشاك'),
        both('Our core inside your housing, with our support behind it.', 'شاشتنا داخل غلافك ودعمنا من خلفها.'),
        'kiosk-loop-poster.jpg',
        '/one-category/3',
      ),
    ],
    projects: [2, 6, 5, 7],
    questions: [
      part(
        both('Can I have a sample?', 'هل أحصل على عينة؟'),
        both(
          'Yes: one piece is lent for thirty days with a test report, and taken off the price if you order.',
          'نعم: نعير قطعة لثلاثين يومًا مع تقرير اختبار، وتخصم من السعر عند الطلب.',
        ),
        'family-frame-sample.jpg',
      ),
      part(
        both('Do you offer other sizes?', 'هل لديكم مقاسات أخرى؟'),
        both(
          'From 7 to 55 inches on the same electronics, so one software serves them all.',
          'من 7 إلى 55 بوصة على الإلكترونيات نفسها، فيخدمها برنامج واحد.',
        ),
        'family-frame-sizes.jpg',
      ),
    ],
  },
];
