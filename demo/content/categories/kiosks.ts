import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { Category } from '../categories.ts';

export const kioskCategory: Category = {
  id: 3,
  name: both('Kiosks', 'الأكشاك'),
  icon: 'icons/cat-kiosk.svg',
  strip: [
    part(
      both('Totem Kiosks', 'الأكشاك الطولية'),
      both('Guide and announce', 'ترشد وتعلن'),
      'icons/kiosk-totem.svg',
      '/sub-category/9',
    ),
    part(
      both('Self-Order Kiosks', 'أكشاك الطلب الذاتي'),
      both('Order and pay', 'اطلب وادفع'),
      'icons/kiosk-self-order.svg',
      '/sub-category/10',
    ),
    part(
      both('Wall Kiosks', 'الأكشاك الجدارية'),
      both('Answers on the wall', 'أجوبة على الجدار'),
      'icons/kiosk-wall.svg',
      '/sub-category/11',
    ),
    part(
      both('Outdoor Kiosks', 'الأكشاك الخارجية'),
      both('In sun and sand', 'في الشمس والرمل'),
      'icons/kiosk-outdoor.svg',
      '/sub-category/12',
    ),
  ],
  headline: both('Self-service without the queue', 'خدمة ذاتية بلا طابور'),
  picture: both('hero-lobby-kiosks.jpg', 'category-kiosks.jpg'),
  featured: [
    {
      product: 8,
      name: both('Dalil 55', 'دليل 55'),
      description: both(
        'A slim totem that guides visitors through malls, hospitals and hotels in their own language.',
        'كشك طولي نحيف يرشد الزوار في مراكز التسوق والمستشفيات والفنادق بلغتهم.',
      ),
      features: [both('4K portrait, 700 nits', 'شاشة طولية 4K بسطوع 700 شمعة/م²'), both('55 mm thin', 'بسماكة 55 مم')],
      image: 'product-totem-kiosk-night.jpg',
      specsheet: {
        en: { file: 'documents/dalil-55-spec-en.pdf' },
        ar: { file: 'documents/dalil-55-spec-ar.pdf' },
      },
    },
    {
      product: 9,
      name: both('Talab 32', 'طلب 32'),
      description: both(
        'Order, payment and receipt in under a minute, at a height for everyone.',
        'الطلب والدفع والإيصال في أقل من دقيقة، وعلى ارتفاع يناسب الجميع.',
      ),
      features: [
        both('Printer, scanner, card reader', 'طابعة وماسح وقارئ بطاقات'),
        both('Linked to your POS', 'متصل بنظام البيع'),
      ],
      image: 'product-self-order-kiosk-night.jpg',
      specsheet: {
        en: { file: 'documents/talab-32-spec-en.pdf' },
        ar: { file: 'documents/talab-32-spec-ar.pdf' },
      },
    },
  ],
  banners: [
    [both('A lobby that speaks for itself', 'بهو يتحدث عن نفسه'), 'kiosk-loop.mp4'],
    [both('Four kiosks, no queue', 'أربعة أكشاك بلا طابور'), 'family-order-kiosks.jpg'],
  ],
  cards: [
    {
      product: 8,
      tagline: both('For lobbies', 'للبهو'),
      name: both('Dalil 55', 'دليل 55'),
      title: both('Totem kiosk', 'كشك طولي'),
      description: both('Maps, news and check-in on one pane of glass.', 'خرائط وأخبار وتسجيل وصول على لوح زجاج واحد.'),
      about: both(
        'Cables rise from the floor, the wide base stands without bolts, and every screen is monitored remotely.',
        'الكابلات تصعد من الأرض، والقاعدة العريضة تقف بلا براغٍ، وكل شاشة تُراقب عن بعد.',
      ),
      image: 'family-totem-kiosks.jpg',
      icons: ['bi-signpost-split', 'bi-translate', 'bi-wifi'],
      sizes: [both('55 in', '55 بوصة')],
      advantages: [
        both('Runs 24 hours', 'يعمل 24 ساعة'),
        both('Camera and NFC optional', 'كاميرا وNFC اختياريان'),
        both('Windows or Android', 'ويندوز أو أندرويد'),
      ],
      features: [
        [both('In a lobby', 'في البهو'), 'product-totem-kiosk-in-use.jpg'],
        [both('From the side and behind', 'من الجانب والخلف'), 'product-totem-kiosk-back.jpg'],
        [both('From the front', 'من الأمام'), 'product-totem-kiosk-front.jpg'],
      ],
    },
    {
      product: 9,
      tagline: both('For restaurants', 'للمطاعم'),
      name: both('Talab 32', 'طلب 32'),
      title: both('Self-order kiosk', 'كشك طلب ذاتي'),
      description: both('Shorter queues, correct orders.', 'طابور أقصر وطلب بلا أخطاء.'),
      about: both(
        'Room for the terminal of your own bank, paper changed in ten seconds, and menus that know what is sold out.',
        'مكان لجهاز الدفع من بنكك، وورق يُبدل في عشر ثوانٍ، وقوائم تعرف ما نفد.',
      ),
      image: 'product-self-order-kiosk-angle.jpg',
      icons: ['bi-credit-card', 'bi-receipt', 'bi-qr-code-scan'],
      sizes: [both('32 in', '32 بوصة')],
      advantages: [
        both('Within everyone’s reach', 'في متناول الجميع'),
        both('Takes orders offline', 'يعمل حتى عند انقطاع الإنترنت'),
        both('Floor, wall or counter', 'على الأرض أو الجدار أو الطاولة'),
      ],
      features: [
        [both('The whole kiosk', 'الكشك كاملًا'), 'product-self-order-kiosk.jpg'],
        [both('At the entrance', 'عند المدخل'), 'product-self-order-kiosk-day.jpg'],
        [both('Dimensions', 'الأبعاد'), 'product-self-order-kiosk-dimensions.jpg'],
      ],
    },
    {
      product: 10,
      tagline: both('For corridors', 'للممرات'),
      name: both('Nafitha 43', 'نافذة 43'),
      title: both('Wall kiosk', 'كشك جداري'),
      description: both(
        'Bookings, queues and menus behind one sheet of glass.',
        'حجوزات وأرقام انتظار وقوائم خلف لوح زجاج واحد.',
      ),
      about: both(
        'Sixty-eight millimetres deep, with a halo that shows from across the hall whether the room is free.',
        'بعمق 68 مليمترًا، وهالة تخبر من بعيد إن كانت القاعة متاحة.',
      ),
      image: 'family-wall-kiosks.jpg',
      icons: ['bi-calendar-check', 'bi-droplet', 'bi-lightbulb'],
      sizes: [both('43 in', '43 بوصة')],
      advantages: [
        both('Antibacterial glass', 'زجاج مضاد للبكتيريا'),
        both('No visible screws', 'بلا براغٍ ظاهرة'),
        both('Calendar connection', 'اتصال بالتقويم'),
      ],
      features: [
        [both('On timber', 'على الخشب'), 'product-wall-kiosk-detail.jpg'],
        [both('In a clinic', 'في العيادة'), 'product-wall-kiosk-day.jpg'],
        [both('The room is free', 'القاعة متاحة'), 'product-wall-kiosk-front.jpg'],
      ],
    },
    {
      product: 11,
      tagline: both('For the street', 'للشارع'),
      name: both('Wahah 55', 'واحة 55'),
      title: both('Outdoor kiosk', 'كشك خارجي'),
      description: both('3,000 nits, sealed, cooled and hard to break.', '3,000 شمعة/م²، محكم ومبرد وصعب الكسر.'),
      about: both(
        'Separate inner and outer air, glass of class IK10 and electronics that slide out on rails.',
        'هواء داخلي مفصول عن الخارجي، وزجاج بدرجة IK10، وإلكترونيات تسحب على سكة للصيانة.',
      ),
      image: 'product-outdoor-kiosk.jpg',
      icons: ['bi-sun', 'bi-shield-lock', 'bi-fan'],
      sizes: [both('55 in', '55 بوصة')],
      advantages: [
        both('IP65', 'IP65'),
        both('From −20 to 55 °C', 'من −20 إلى 55 درجة مئوية'),
        both('Readable with sunglasses', 'واضح بالنظارات الشمسية'),
      ],
      features: [
        [both('Sealed body', 'هيكل محكم'), 'product-outdoor-kiosk-back.jpg'],
        [both('By the facade', 'بجانب الواجهة'), 'product-outdoor-kiosk-installed.jpg'],
        [both('By night', 'ليلًا'), 'product-outdoor-kiosk-night.jpg'],
      ],
    },
  ],
  gallery: [
    part(both('Wayfinding', 'الإرشاد'), both('The way lights up', 'يضيء الطريق'), 'family-totem-map.jpg', '/product/8'),
    part(
      both('Ordering', 'الطلب'),
      both('Under a minute', 'في أقل من دقيقة'),
      'product-self-order-kiosk-installed.jpg',
      '/product/9',
    ),
    part(
      both('Booking', 'الحجز'),
      both('The halo shows whether the room is free', 'هالة تبين إن كانت القاعة متاحة'),
      'product-wall-kiosk-installed.jpg',
      '/product/10',
    ),
    part(
      both('Reception', 'الاستقبال'),
      both('Check in without the desk queue', 'سجل وصولك بلا طابور'),
      'family-totem-hotel.jpg',
      '/sub-category/9',
    ),
    part(
      both('Outdoors', 'في الهواء الطلق'),
      both('At work all summer', 'يعمل طوال الصيف'),
      'product-outdoor-kiosk-day.jpg',
      '/product/11',
    ),
    part(
      both('Lobby', 'البهو'),
      both('Five totems in one hall', 'خمسة أكشاك في قاعة واحدة'),
      'product-totem-kiosk-installed.jpg',
      '/sub-category/9',
    ),
    part(
      both('Waiting rooms', 'غرف الانتظار'),
      both('Your number, the clinic and the minutes that remain', 'رقمك والعيادة والدقائق المتبقية'),
      'product-wall-kiosk-night.jpg',
      '/product/10',
    ),
  ],
  stories: [
    part(
      both('Placed where people slow down', 'حيث يتمهل الناس'),
      both(
        'For one morning we count steps and questions in your lobby. Then the kiosk goes where people already slow down.',
        'نعد الخطوات والأسئلة في بهوك صباحًا واحدًا، ثم نضع الكشك حيث يبطئون أصلًا.',
      ),
      'family-totem-screen.jpg',
    ),
    part(
      both('Open to everyone', 'متاح للجميع'),
      both(
        'Buttons come down to suit a child or a wheelchair, text grows, and with the optional speaker the screen is read aloud in both languages.',
        'تنخفض الأزرار لتناسب الطفل ومستخدم الكرسي المتحرك، ويكبر الخط، ومع مكبر الصوت الاختياري تُقرأ الشاشة صوتيًا باللغتين.',
      ),
      'family-order-reach.jpg',
    ),
    part(
      both('Fixed before you notice', 'أعطال تعالج قبل أن يلاحظها أحد'),
      both(
        'Temperature, paper and network report every minute; most faults are solved remotely.',
        'الحرارة والورق والشبكة ترسل تقريرها كل دقيقة، ومعظم الأعطال تعالج عن بعد.',
      ),
      'service-watch.jpg',
    ),
  ],
  questions: [
    part(
      both('Which payments are accepted?', 'ما طرق الدفع؟'),
      both(
        'Whatever your bank’s terminal accepts: mada, credit cards and phones. We supply the bracket and the connection.',
        'كل ما يقبله جهاز بنكك: مدى والبطاقات الائتمانية والجوال. نحن نوفر الحامل والربط.',
      ),
      'product-self-order-kiosk-detail.jpg',
    ),
    part(
      both('How many kiosks do we need?', 'كم كشكًا نحتاج؟'),
      both(
        'One for every forty orders in your busiest hour, or one for every two hundred visitors who enter by one door.',
        'كشك لكل أربعين طلبًا في ساعة الذروة، أو لكل مئتي زائر يدخلون من باب واحد.',
      ),
      'product-totem-kiosk-day.jpg',
    ),
    part(
      both('Can the housing wear our colours?', 'هل يأخذ الهيكل ألواننا؟'),
      both(
        'Yes, in any RAL colour from five pieces upwards, with your mark in metal or in light.',
        'نعم، بأي لون من RAL ابتداء من خمس قطع، مع شعارك بالمعدن أو بالضوء.',
      ),
      'service-finish.jpg',
    ),
    part(
      both('Is personal data stored?', 'هل تخزن بيانات شخصية؟'),
      both(
        'Not on the kiosk. What a visitor types is forgotten after thirty seconds without a touch; cameras are optional and keep no pictures.',
        'ليس في الكشك. ما يكتبه الزائر ينسى بعد ثلاثين ثانية بلا لمس، والكاميرات اختيارية ولا تحفظ صورًا.',
      ),
      'service-software.jpg',
    ),
  ],
};
