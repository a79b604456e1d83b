import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { SubCategory } from '../sub-categories.ts';

export const kioskSubCategories: readonly SubCategory[] = [
  {
    id: 9,
    family: 'kiosk',
    name: both('Totem Kiosks', 'الأكشاك الطولية'),
    title: both('Answers where people ask', 'أجوبة حيث يطرح السؤال'),
    text: both(
      'Slim, bright and sure-footed: totems that guide, announce and sell in lobbies, malls and terminals.',
      'نحيفة وساطعة وراسخة: أكشاك طولية ترشد وتعلن وتبيع في الأبهاء ومراكز التسوق وصالات السفر.',
    ),
    banner: 'family-totem-kiosks.jpg',
    specsheet: {
      en: { file: 'documents/dalil-55-spec-en.pdf' },
      ar: { file: 'documents/dalil-55-spec-ar.pdf' },
    },
    products: [8, 11],
    cards: [
      part(
        both('Wayfinding', 'إرشاد الزوار'),
        both(
          'Type three letters of a shop or a doctor and the way lights up floor by floor.',
          'اكتب ثلاثة أحرف من اسم متجر أو طبيب فيضيء الطريق طابقًا بعد طابق.',
        ),
        'product-totem-kiosk-in-use.jpg',
        '/product/8',
      ),
      part(
        both('Announcements', 'الإعلانات'),
        both('Between two visitors the totem shows campaigns and news.', 'بين زائر وزائر يعرض الكشك الحملات والأخبار.'),
        'family-totem-news.jpg',
        '/product/8',
      ),
      part(
        both('Check-in', 'تسجيل الوصول'),
        both(
          'A guest holds up a code and signs with a finger, and whoever is waiting for them knows at once.',
          'يقرب الضيف رمزه ويوقع بإصبعه، فيعلم من ينتظره في الحال.',
        ),
        'family-totem-checkin.jpg',
        '/product/8',
      ),
    ],
    slides: [
      part(
        both('A lobby that answers', 'بهو يجيب'),
        both(
          'Five totems share one map, so an answer begun at the door can go on upstairs.',
          'خمسة أكشاك بخريطة واحدة، فالجواب الذي يبدأ عند الباب يكتمل في الأعلى.',
        ),
        'product-totem-kiosk-installed.jpg',
        '/project/4',
      ),
      part(
        both('Thin from every side', 'نحيف من كل جهة'),
        both(
          'Fifty-five millimetres of glass and aluminium, with cables that rise from the floor.',
          '55 مليمترًا من الزجاج والألمنيوم، وكابلات تصعد من الأرض.',
        ),
        'product-totem-kiosk-back.jpg',
        '/product/8',
      ),
      part(
        both('The same guide outside', 'والدليل نفسه في الهواء الطلق'),
        both(
          'Wahah 55 carries the route on to the car park, in sun and in dust.',
          'واحة 55 يكمل الطريق إلى المواقف، في الشمس وفي الغبار.',
        ),
        'family-outdoor-kiosks.jpg',
        '/product/11',
      ),
    ],
    tiles: [
      part(
        both('Malls', 'مراكز التسوق'),
        both('Find the shop, the sale and the car.', 'اعثر على المتجر والعرض والسيارة.'),
        'product-totem-kiosk-night.jpg',
        '/project/1',
      ),
      part(
        both('Hospitals', 'المستشفيات'),
        both('Clinic, floor and waiting time.', 'العيادة والطابق ووقت الانتظار.'),
        'family-totem-hospital.jpg',
        '/product/8',
      ),
      part(
        both('Hotels', 'الفنادق'),
        both('Check in before the bags arrive.', 'سجل وصولك قبل حقائبك.'),
        'family-totem-hotel.jpg',
        '/project/4',
      ),
      part(
        both('Airports', 'المطارات'),
        both('Gates in the passenger’s language.', 'البوابات بلغة المسافر.'),
        'family-totem-airport.jpg',
        '/project/2',
      ),
      part(
        both('Food courts', 'ساحات المطاعم'),
        both('Every kitchen on one totem.', 'قائمة كل مطبخ على كشك واحد.'),
        'family-totem-food.jpg',
        '/product/8',
      ),
      part(
        both('Universities', 'الجامعات'),
        both('Every floor on one map.', 'كل الطوابق على خريطة واحدة.'),
        'family-totem-map.jpg',
        '/project/8',
      ),
      part(
        both('Exhibition halls', 'صالات المعارض'),
        both('The large screen calls, the totem shows the way.', 'الشاشة الكبيرة تنادي والكشك يدل على الطريق.'),
        'family-totem-screen.jpg',
        '/product/8',
      ),
    ],
    projects: [
      [
        1,
        both(
          'Dalil 55 shows the way on all five floors of the mall.',
          'يدل كشك دليل 55 على الطريق في طوابق مركز التسوق الخمسة.',
        ),
      ],
      [
        4,
        both(
          'In the lobby a Dalil 55 guide takes up the colours of the ceiling.',
          'في البهو يتبع كشك دليل 55 ألوان السقف.',
        ),
      ],
    ],
    questions: [
      part(
        both('Does it have to be bolted down?', 'هل يجب تثبيته في الأرض؟'),
        both(
          'No. A steel plate of 930 by 600 millimetres keeps it standing when somebody pushes it; we bolt it where children climb, people lean or doors draw a wind.',
          'لا. صفيحة فولاذية بمقاس 930 في 600 مليمتر تبقيه واقفًا إذا دفعه أحد، ونثبته حيث يتسلق الأطفال أو يتكئ الناس أو يشتد تيار الهواء من الأبواب.',
        ),
        'product-totem-kiosk-front.jpg',
      ),
      part(
        both('How do we change what it shows?', 'كيف نغير ما يعرضه؟'),
        both(
          'From a browser: drag a picture to a day and a place. Changes are on the screens within a minute.',
          'من المتصفح: اسحب صورة إلى يوم ومكان، وتظهر التغييرات على الشاشات خلال دقيقة.',
        ),
        'project-hotel-tablet.jpg',
      ),
    ],
  },
  {
    id: 10,
    family: 'kiosk',
    name: both('Self-Order Kiosks', 'أكشاك الطلب الذاتي'),
    title: both('Order, pay, smile', 'اطلب وادفع وابتسم'),
    text: both(
      'For restaurants, cinemas and stadium stands: kiosks that shorten the line, never forget to ask, and print only what is needed.',
      'للمطاعم والسينما ومنافذ الملاعب: أكشاك تقصر الطابور، ولا تنسى أن تسأل، ولا تطبع إلا ما يلزم.',
    ),
    banner: 'family-order-kiosks.jpg',
    specsheet: {
      en: { file: 'documents/talab-32-spec-en.pdf' },
      ar: { file: 'documents/talab-32-spec-ar.pdf' },
    },
    products: [9, 10],
    cards: [
      part(
        both('Faster at the peak', 'أسرع في الذروة'),
        both(
          'Two kiosks serve as many guests at lunch as three tills, and the kitchen gets clean tickets.',
          'كشكان يخدمان عند الغداء ما تخدمه ثلاثة صناديق، ويصل المطبخ طلب واضح.',
        ),
        'product-self-order-kiosk-day.jpg',
        '/product/9',
      ),
      part(
        both('It remembers to ask', 'يتذكر أن يسأل'),
        both(
          'Larger size, a drink, a dessert: suggested gently, once, with a picture.',
          'حجم أكبر، مشروب، حلى: اقتراح لطيف مرة واحدة ومعه صورة.',
        ),
        'product-self-order-kiosk-front.jpg',
        '/product/9',
      ),
      part(
        both('Payment as people know it', 'دفع كما يعرفه الناس'),
        both(
          'The certified terminal of your own bank sits behind a lockable bracket.',
          'جهاز الدفع المعتمد من بنكك يثبت خلف حامل يقفل.',
        ),
        'product-self-order-kiosk-detail.jpg',
        '/product/9',
      ),
    ],
    slides: [
      part(
        both('Menus that look good enough to eat', 'قوائم تفتح الشهية'),
        both(
          'Our studio photographs your dishes and dresses them for both languages.',
          'يصور فريقنا أطباقك ويهيئها باللغتين.',
        ),
        'product-self-order-kiosk-night.jpg',
        '/product/9',
      ),
      part(
        both('Sold out means gone', 'نفد يعني اختفى'),
        both(
          'The kiosk listens to your stock: what the kitchen no longer has, no guest can choose.',
          'الكشك متصل بمخزونك: ما نفد من المطبخ لا يستطيع الضيف اختياره.',
        ),
        'category-kiosks.jpg',
        '/product/9',
      ),
      part(
        both('On the wall where space is short', 'على الجدار حيث يضيق المكان'),
        both('The same menu runs on Nafitha 43 beside the door.', 'القائمة نفسها تعمل على نافذة 43 بجانب الباب.'),
        'family-wall-kiosks.jpg',
        '/product/10',
      ),
    ],
    tiles: [
      part(
        both('Restaurants', 'المطاعم'),
        both('The order is right the first time.', 'الطلب صحيح من أول مرة.'),
        'product-self-order-kiosk-installed.jpg',
        '/product/9',
      ),
      part(
        both('Cafés', 'المقاهي'),
        both('Your usual, in two touches.', 'طلبك المعتاد بلمستين.'),
        'product-bar-display-day.jpg',
        '/product/13',
      ),
      part(
        both('Cinemas', 'السينما'),
        both('Seat, ticket, popcorn.', 'مقعد وتذكرة وفشار.'),
        'family-outdoor-square.jpg',
        '/product/9',
      ),
      part(
        both('Stadiums', 'الملاعب'),
        both('Back before the second half.', 'عد قبل الشوط الثاني.'),
        'family-bar-concourse.jpg',
        '/project/3',
      ),
      part(
        both('Food courts', 'ساحات المطاعم'),
        both('Twelve kitchens on one screen.', '12 مطبخًا في شاشة.'),
        'project-mall-floors.jpg',
        '/project/1',
      ),
      part(
        both('Pharmacies', 'الصيدليات'),
        both('Collect without waiting.', 'استلم بلا انتظار.'),
        'product-wall-kiosk-day.jpg',
        '/product/10',
      ),
      part(
        both('Drive-throughs', 'طلبات السيارات'),
        both('Readable from the driver’s seat at noon.', 'تُقرأ من مقعد السائق ظهرًا.'),
        'family-outdoor-kiosks.jpg',
        '/product/11',
      ),
    ],
    projects: [1, 3, 6, 4],
    questions: [
      part(
        both('Which tills can it talk to?', 'بأي أنظمة بيع يتصل؟'),
        both(
          'With any that offers an interface. For the common systems of the region a connector is ready; for others we write one in about three weeks.',
          'بأي نظام له واجهة ربط. الأنظمة الشائعة في المنطقة لها موصل جاهز، ولغيرها نكتب موصلًا في نحو ثلاثة أسابيع.',
        ),
        'product-self-order-kiosk-back.jpg',
      ),
      part(
        both('What if the network fails?', 'ماذا لو انقطعت الشبكة؟'),
        both(
          'The kiosk goes on taking orders for the counter and prints a number; card payment returns with the connection.',
          'يواصل الكشك استقبال الطلبات لشباك الاستلام ويطبع رقمًا، ويعود الدفع بالبطاقة مع عودة الاتصال.',
        ),
        'family-totem-kiosks.jpg',
      ),
    ],
  },
  {
    id: 11,
    family: 'kiosk',
    name: both('Wall Kiosks', 'الأكشاك الجدارية'),
    title: both('Self-service that takes no floor space', 'خدمة ذاتية لا تأخذ من مساحة الأرض'),
    text: both(
      'For corridors, clinics and meeting rooms: flat on the wall, and quick enough to shorten every queue.',
      'للممرات والعيادات وقاعات الاجتماعات: أكشاك ملاصقة للجدار، وسريعة تختصر كل طابور.',
    ),
    banner: 'family-wall-kiosks.jpg',
    products: [10],
    cards: [
      part(
        both('Book the room', 'احجز القاعة'),
        both(
          'A green halo says free, an orange one says busy; a touch books the next half hour.',
          'هالة خضراء تعني متاحة وبرتقالية تعني مشغولة، ولمسة تحجز نصف الساعة القادمة.',
        ),
        'product-wall-kiosk-front.jpg',
        '/product/10',
      ),
      part(
        both('Take a number', 'خذ رقمًا'),
        both(
          'Patients check in by identity number or code and see how long the wait will be.',
          'يسجل المراجع برقم الهوية أو بالرمز ويرى كم سينتظر.',
        ),
        'product-wall-kiosk-day.jpg',
        '/product/10',
      ),
      part(
        both('Read the menu', 'اقرأ القائمة'),
        both(
          'At the door of a restaurant, a menu that is always today’s.',
          'عند باب المطعم قائمة هي دائمًا قائمة اليوم.',
        ),
        'family-wall-menu.jpg',
        '/product/10',
      ),
    ],
    slides: [
      part(
        both('No visible screws or cables', 'بلا براغٍ ولا كابلات ظاهرة'),
        both(
          'The glass closes flush over its plate, and the halo lifts it from the wood.',
          'ينطبق الزجاج على صفيحته بلا بروز، وترفعه الهالة عن الخشب.',
        ),
        'product-wall-kiosk-detail.jpg',
        '/product/10',
      ),
      part(
        both('Hygiene in one wipe', 'نظافة بمسحة'),
        both(
          'One sheet of coated glass and a cleaning mode that ignores touches for thirty seconds.',
          'لوح واحد من الزجاج المطلي، ووضع تنظيف يتجاهل اللمس ثلاثين ثانية.',
        ),
        'post-cleaning.jpg',
        '/product/10',
      ),
      part(
        both('Inside your own furniture', 'داخل أثاثك'),
        both(
          'The open-frame version disappears behind a panel of your choice.',
          'نسخة الإطار المفتوح تختفي خلف لوح من اختيارك.',
        ),
        'family-open-frame.jpg',
        '/product/14',
      ),
    ],
    tiles: [
      part(
        both('Meeting rooms', 'قاعات الاجتماعات'),
        both('Who, when and until when.', 'من ومتى وإلى متى.'),
        'product-wall-kiosk-installed.jpg',
        '/product/10',
      ),
      part(
        both('Receptions', 'الاستقبال'),
        both('Four large fields, one start button.', 'أربعة حقول كبيرة وزر بدء واحد.'),
        'family-wall-reception.jpg',
        '/product/10',
      ),
      part(
        both('Floor maps', 'خرائط الطوابق'),
        both('Where to, at eye level.', 'إلى أين؟ على مستوى النظر.'),
        'family-wall-map.jpg',
        '/product/10',
      ),
      part(
        both('Noticeboards', 'لوحات الإعلانات'),
        both('Today’s news, and a list to open.', 'أخبار اليوم وقائمة تفتح باللمس.'),
        'family-wall-notices.jpg',
        '/product/10',
      ),
      part(
        both('Corridors', 'الممرات'),
        both('Sixty-eight millimetres from the wall.', '68 مليمترًا عن الجدار.'),
        'product-wall-kiosk-dimensions.jpg',
        '/product/10',
      ),
      part(
        both('Members’ entrances', 'مداخل الأعضاء'),
        both('A reader for codes below the glass.', 'قارئ رموز تحت الزجاج.'),
        'family-wall-card.jpg',
        '/product/10',
      ),
      part(
        both('Waiting halls', 'صالات الانتظار'),
        both('Three kiosks, one bench, no queue.', 'ثلاثة معًا، ومقعد واحد، ولا طابور.'),
        'product-wall-kiosk-night.jpg',
        '/product/10',
      ),
    ],
    projects: [5, 4, 8, 1],
    questions: [
      part(
        both('What does the wall need?', 'ماذا يحتاج الجدار؟'),
        both(
          'A socket and a network point behind the kiosk, and a wall that carries thirty kilograms. For plasterboard we bring a spreader plate.',
          'مقبس ونقطة شبكة خلف الكشك، وجدار يحمل ثلاثين كيلوغرامًا. ولألواح الجبس نأتي بصفيحة توزيع.',
        ),
        'product-wall-kiosk-back.jpg',
      ),
      part(
        both('Does it connect to our calendar?', 'هل يتصل بتقويمنا؟'),
        both(
          'Yes, to the common calendar services, reading and booking with the rights of the room and of nobody else.',
          'نعم، بخدمات التقويم الشائعة، يقرأ ويحجز بصلاحية القاعة وحدها.',
        ),
        'crew-coordination.jpg',
      ),
    ],
  },
  {
    id: 12,
    family: 'kiosk',
    name: both('Outdoor Kiosks', 'الأكشاك الخارجية'),
    title: both('At work all summer', 'تعمل طوال الصيف'),
    text: both(
      'Sealed, cooled and shatter-resistant kiosks for parks, stations, car parks and drive-throughs.',
      'أكشاك محكمة ومبردة ومقاومة للكسر للحدائق والمحطات والمواقف ومسارات السيارات.',
    ),
    banner: 'family-outdoor-kiosks.jpg',
    products: [11, 2],
    cards: [
      part(
        both('Cool without dust', 'بارد بلا غبار'),
        both(
          'Two circuits of air never meet: the outer one carries heat away, the inner one stays clean.',
          'دائرتا هواء لا تلتقيان: الخارجية تحمل الحرارة والداخلية تبقى نظيفة.',
        ),
        'post-sand.jpg',
        '/product/11',
      ),
      part(
        both('Clear through sunglasses', 'واضح عبر النظارات'),
        both(
          'The polariser is turned so that drivers with sunglasses still see the screen.',
          'وُجه المستقطب بحيث يرى السائق الشاشة وهو يرتدي نظارته الشمسية.',
        ),
        'product-outdoor-kiosk-front.jpg',
        '/product/11',
      ),
      part(
        both('Strong where it must be', 'قوي حيث يجب'),
        both(
          'IK10 glass, three-point lock, an alarm for tilting and a base in concrete.',
          'زجاج IK10 وقفل بثلاث نقاط وإنذار ميلان وقاعدة خرسانية.',
        ),
        'product-outdoor-kiosk-detail.jpg',
        '/contact',
      ),
    ],
    slides: [
      part(
        both('55 °C, still bright', '55 درجة مئوية وما زال ساطعًا'),
        both(
          'At the hottest hour the kiosk lowers nothing but its own noise.',
          'في أشد الساعات حرًا لا يخفض الكشك إلا صوته.',
        ),
        'product-outdoor-kiosk-day.jpg',
        '/product/11',
      ),
      part(
        both('Part of the street', 'جزء من الشارع'),
        both(
          'With the billboard above it and the totem inside, one network of screens tells one story.',
          'مع اللوحة فوقه والكشك في الداخل، شبكة شاشات واحدة تروي قصة واحدة.',
        ),
        'facade-loop-poster.jpg',
        '/product/2',
      ),
      part(
        both('Serviced in ten minutes', 'صيانة في عشر دقائق'),
        both(
          'The whole core slides out on rails and a fresh one slides in.',
          'ينزلق القلب كله على سكة ويدخل آخر مكانه.',
        ),
        'product-outdoor-kiosk-back.jpg',
        '/product/11',
      ),
    ],
    tiles: [
      part(
        both('Parks', 'الحدائق'),
        both('Paths, shade and opening hours.', 'المسارات والظل وساعات العمل.'),
        'product-outdoor-kiosk-night.jpg',
        '/product/11',
      ),
      part(
        both('Stations', 'المحطات'),
        both('The next train, in real time.', 'القطار القادم لحظة بلحظة.'),
        'family-bar-platform.jpg',
        '/product/11',
      ),
      part(
        both('Car parks', 'المواقف'),
        both('Pay and find the row.', 'ادفع واعثر على سيارتك.'),
        'family-frame-charging.jpg',
        '/product/11',
      ),
      part(
        both('Drive-throughs', 'طلبات السيارات'),
        both('An order before the window.', 'الطلب قبل النافذة.'),
        'product-self-order-kiosk.jpg',
        '/product/9',
      ),
      part(
        both('Campuses', 'الأحرم الجامعية'),
        both('From gate to hall.', 'من البوابة إلى القاعة.'),
        'project-university-side.jpg',
        '/project/8',
      ),
      part(
        both('Stadium gates', 'بوابات الملاعب'),
        both('Seat, gate and turnstile.', 'المقعد والبوابة والمدخل.'),
        'family-bar-concourse.jpg',
        '/project/3',
      ),
      part(
        both('Waterfronts', 'الواجهات البحرية'),
        both('Sealed against salt as well as sand.', 'محكم ضد الملح كما الرمل.'),
        'hero-facade.jpg',
        '/product/11',
      ),
    ],
    projects: [3, 1, 8, 6],
    questions: [
      part(
        both('Can it stand by the sea?', 'هل يقف بجوار البحر؟'),
        both(
          'Yes, in the marine version: stainless steel, double coating and a filter that is changed once a year.',
          'نعم بالنسخة البحرية: فولاذ مقاوم للصدأ وطلاء مزدوج ومرشح يبدل مرة في السنة.',
        ),
        'product-outdoor-kiosk-installed.jpg',
      ),
      part(
        both('Is the screen hot to touch?', 'هل الشاشة ساخنة عند اللمس؟'),
        both(
          'The inner air keeps the glass some fifteen degrees cooler than sheet metal beside it; fingers are safe at noon.',
          'يبقي الهواء الداخلي الزجاج أبرد من المعدن المجاور بنحو خمس عشرة درجة، فالأصابع آمنة ظهرًا.',
        ),
        'category-kiosks.jpg',
      ),
    ],
  },
];
