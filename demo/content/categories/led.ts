import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { Category } from '../categories.ts';

export const ledCategory: Category = {
  id: 1,
  name: both('LED Screens', 'شاشات LED'),
  icon: 'icons/cat-led.svg',
  strip: [
    part(
      both('Indoor LED', 'شاشات LED الداخلية'),
      both('Fine pitch for rooms', 'بكسلات متقاربة للغرف'),
      'icons/led-indoor.svg',
      '/sub-category/1',
    ),
    part(
      both('Transparent LED', 'شاشات LED الشفافة'),
      both('Screens in glass', 'شاشات في الزجاج'),
      'icons/led-transparent.svg',
      '/sub-category/2',
    ),
    part(
      both('Outdoor LED', 'شاشات LED الخارجية'),
      both('Facades and billboards', 'واجهات ولوحات'),
      'icons/led-outdoor.svg',
      '/sub-category/3',
    ),
    part(
      both('Creative LED', 'شاشات LED الإبداعية'),
      both('Curves and cubes', 'منحنيات ومكعبات'),
      'icons/led-flexible.svg',
      '/sub-category/4',
    ),
    part(
      both('Rental LED', 'شاشات LED للتأجير'),
      both('Stages and events', 'مسارح وفعاليات'),
      'icons/led-rental.svg',
      '/sub-category/5',
    ),
    part(
      both('The Vision', 'ذا فيجن'),
      both('For home and majlis', 'للبيت والمجلس'),
      'icons/cat-vision.svg',
      '/product/68',
    ),
  ],
  headline: both('Light, at the size of architecture', 'ضوء بحجم العمارة'),
  picture: 'category-led-screens.jpg',
  featured: [
    {
      product: 68,
      name: both('The Vision', 'ذا فيجن'),
      description: both(
        'A seamless display from 115 to 295 inches for homes and majlis rooms, with black that stays black.',
        'شاشة بلا فواصل من 115 إلى 295 بوصة للبيوت والمجالس، وسواد عميق لا يبهت.',
      ),
      features: [
        both('3,840 Hz refresh rate', 'معدل تحديث 3,840 هرتز'),
        both('29.5 mm deep, no fans', 'بعمق 29.5 مم وبلا مراوح'),
      ],
      image: 'product-vision-wall.jpg',
      specsheet: {
        en: { file: 'documents/the-vision-spec-en.pdf' },
        ar: { file: 'documents/the-vision-spec-ar.pdf' },
      },
    },
    {
      product: 1,
      name: both('Noor 1.2', 'نور 1.2'),
      description: both(
        'Fine-pitch walls for boardrooms and control rooms, serviced from the front and calibrated in place.',
        'جدران متقاربة البكسلات لقاعات مجلس الإدارة وغرف التحكم، تصان من الأمام وتعاير في مكانها.',
      ),
      features: [
        both('1.25 mm pixel pitch', 'مسافة 1.25 مم بين البكسلات'),
        both('Redundant power and signal', 'تغذية وإشارة مزدوجتان'),
      ],
      image: 'product-indoor-led-wall.jpg',
      specsheet: {
        en: { file: 'documents/noor-1-2-spec-en.pdf' },
        ar: { file: 'documents/noor-1-2-spec-ar.pdf' },
      },
    },
  ],
  banners: [
    [both('A skyline that changes with every campaign', 'أفق يتبدل مع كل حملة'), 'facade-loop.mp4'],
    [both('A stage wall for a single night', 'جدار مسرح لليلة واحدة'), 'family-rental-led.jpg'],
  ],
  cards: [
    {
      product: 2,
      tagline: both('For the open air', 'للهواء الطلق'),
      name: both('Ufuq 6', 'أفق 6'),
      title: both('Outdoor billboard', 'لوحة خارجية'),
      description: both(
        'Sealed aluminium cabinets that hold 7,000 nits through a Gulf summer.',
        'كبائن ألمنيوم محكمة تحفظ 7,000 شمعة/م² طوال صيف الخليج.',
      ),
      about: both(
        'Ufuq 6 is built for roads, rooftops and stadiums: sealed to IP66, fanless, serviceable from both sides and certified for the wind load of your site. It runs at 55 °C and dims itself at dusk.',
        'صممت أفق 6 للطرق والأسطح والملاعب: محكمة بدرجة IP66، بلا مراوح، تصان من الجهتين، ومعتمدة لحمل الرياح في موقعك. تعمل عند 55 درجة مئوية وتخفت ذاتيًا عند الغروب.',
      ),
      image: 'product-outdoor-billboard.jpg',
      icons: ['bi-signpost-2', 'bi-sun', 'bi-cloud-rain'],
      sizes: [
        both('3.84 × 1.92 m', '3.84 × 1.92 م'),
        both('5.76 × 2.88 m', '5.76 × 2.88 م'),
        both('11.52 × 5.76 m', '11.52 × 5.76 م'),
      ],
      advantages: [
        both('6.67 mm pixel pitch', '6.67 مم بين البكسلات'),
        both('7,000 nits', '7,000 شمعة/م²'),
        both('Pixels vanish from 22.9 m', 'تختفي البكسلات من مسافة 22.9 م'),
      ],
      features: [
        [both('On the facade', 'على الواجهة'), 'product-outdoor-billboard-installed.jpg'],
        [both('In the square', 'في الساحة'), 'family-outdoor-square.jpg'],
        [both('Beside the road', 'بجانب الطريق'), 'family-outdoor-highway.jpg'],
      ],
    },
    {
      product: 3,
      tagline: both('For glass', 'للزجاج'),
      name: both('Shafaf 3.9', 'شفاف 3.9'),
      title: both('Transparent LED', 'شاشة LED شفافة'),
      description: both(
        'A shop window that plays films and keeps its daylight.',
        'واجهة متجر تعرض الأفلام وتحفظ ضوء نهارها.',
      ),
      about: both(
        'Thin strips with open air between them, behind the glass you have: three quarters of the light passes, nothing hums, and the ceiling carries only 13 kg a square metre.',
        'شرائح رفيعة بينها هواء خلف زجاجك القائم: يمر منها ثلاثة أرباع الضوء، بلا مراوح ولا صوت، ولا يحمل السقف إلا 13 كجم للمتر المربع.',
      ),
      image: 'product-transparent-led.jpg',
      icons: ['bi-shop-window', 'bi-transparency', 'bi-brightness-high'],
      sizes: [both('1 × 0.5 m panels', 'ألواح 1 × 0.5 م'), both('Any width', 'أي عرض')],
      advantages: [
        both('3.9 × 7.8 mm pixel pitch', '3.9 × 7.8 مم بين البكسلات'),
        both('4,500 nits', '4,500 شمعة/م²'),
        both('Pixels vanish from 26.8 m', 'تختفي البكسلات من مسافة 26.8 م'),
      ],
      features: [
        [both('By night', 'ليلًا'), 'product-transparent-led-night.jpg'],
        [both('By day', 'نهارًا'), 'product-transparent-led-day.jpg'],
        [both('Up close', 'عن قرب'), 'family-transparent-strips.jpg'],
      ],
    },
    {
      product: 4,
      tagline: both('For curves', 'للمنحنيات'),
      name: both('Mawj 1.8', 'موج 1.8'),
      title: both('Flexible LED', 'شاشة LED مرنة'),
      description: both(
        'Flexible modules for columns, waves and cylinders, held by magnets.',
        'وحدات مرنة للأعمدة والأمواج والأسطوانات، تثبت بالمغناطيس.',
      ),
      about: both(
        'From the architect’s model to numbered modules: Mawj bends inwards and outwards to a radius of 250 mm, weighs 7 kg a square metre, and each module lifts off by hand.',
        'من نموذج المعماري إلى وحدات مرقمة: تنحني موج إلى الداخل والخارج حتى نصف قطر 250 مليمترًا، وتزن 7 كجم للمتر المربع، وتُنزع كل وحدة باليد.',
      ),
      image: 'product-flexible-ribbon.jpg',
      icons: ['bi-water', 'bi-bezier2', 'bi-magnet'],
      sizes: [both('320 × 160 mm', '320 × 160 مم')],
      advantages: [
        both('1.86 mm pixel pitch', '1.86 مم بين البكسلات'),
        both('700 nits', '700 شمعة/م²'),
        both('Pixels vanish from 6.4 m', 'تختفي البكسلات من مسافة 6.4 م'),
      ],
      features: [
        [both('A ceiling', 'سقف'), 'product-flexible-ribbon-in-use.jpg'],
        [both('Two columns', 'عمودان'), 'product-flexible-ribbon-day.jpg'],
        [both('A ribbon', 'شريط'), 'family-creative-led.jpg'],
      ],
    },
    {
      product: 5,
      tagline: both('For one night', 'لليلة واحدة'),
      name: both('Masrah 2.6', 'مسرح 2.6'),
      title: both('Rental panels', 'ألواح للتأجير'),
      description: both(
        'Fifty square metres in five hours, built by a crew that knows the panels.',
        'نركب خمسين مترًا مربعًا في خمس ساعات، بطاقم يعرف هذه الألواح.',
      ),
      about: both(
        'Die-cast panels of 8.2 kilograms that lock without tools, curve by ten degrees and show no lines on camera at 7,680 Hz.',
        'ألواح مسبوكة بوزن 8.2 كجم، تقفل بلا أدوات وتنحني عشر درجات ولا تظهر خطوطًا أمام الكاميرا عند 7,680 هرتز.',
      ),
      image: 'product-rental-panels.jpg',
      icons: ['bi-music-note-beamed', 'bi-camera-video', 'bi-truck'],
      sizes: [both('500 × 500 mm', '500 × 500 مم')],
      advantages: [
        both('2.6 mm pixel pitch', '2.6 مم بين البكسلات'),
        both('1,500 nits', '1,500 شمعة/م²'),
        both('Pixels vanish from 8.9 m', 'تختفي البكسلات من مسافة 8.9 م'),
      ],
      features: [
        [both('The lock', 'القفل'), 'product-rental-panels-detail.jpg'],
        [both('On stage', 'على المسرح'), 'product-rental-panels-night.jpg'],
        [both('From behind', 'من الخلف'), 'product-rental-panels-back.jpg'],
      ],
    },
  ],
  gallery: [
    part(
      both('Boardroom', 'قاعة مجلس الإدارة'),
      both('Sahara Bank, Riyadh', 'بنك الصحراء، الرياض'),
      'product-indoor-led-wall-in-use.jpg',
      '/project/5',
    ),
    part(
      both('Atrium', 'الردهة'),
      both('City Mall, Riyadh', 'سيتي مول، الرياض'),
      'project-mall-atrium.jpg',
      '/project/1',
    ),
    part(
      both('Auditorium', 'المدرج'),
      both('Gulf University, Dammam', 'جامعة الخليج، الدمام'),
      'project-university-auditorium.jpg',
      '/project/8',
    ),
    part(
      both('Stadium', 'الملعب'),
      both('Grand Arena, Jeddah: a ribbon of 640 metres', 'غراند أرينا، جدة: شريط بطول 640 مترًا'),
      'project-stadium-ribbon.jpg',
      '/project/3',
    ),
    part(
      both('Immersive room', 'غرفة غامرة'),
      both('Nova Events, Abu Dhabi', 'نوفا للفعاليات، أبوظبي'),
      'project-museum-desert.jpg',
      '/project/7',
    ),
    part(
      both('Shop front', 'واجهة المتجر'),
      both('Oasis Retail, Jeddah', 'الواحة للتجزئة، جدة'),
      'project-retail-storefront.jpg',
      '/project/6',
    ),
    part(
      both('Control room', 'غرفة التحكم'),
      both('Skyline Airports, Dubai', 'مطارات سكايلاين، دبي'),
      'project-control-room.jpg',
      '/project/2',
    ),
  ],
  stories: [
    part(
      both('From wall to light', 'من الجدار إلى الضوء'),
      both(
        'Survey, steel, screen and content come from one team. You receive one schedule, one price and one person who answers the phone.',
        'القياس والهيكل والشاشة والمحتوى من فريق واحد. لك جدول واحد وسعر واحد وشخص واحد يرد على الهاتف.',
      ),
      'product-indoor-led-wall-installed.jpg',
    ),
    part(
      both('Pixel pitch follows viewing distance', 'مسافة المشاهدة تحدد المسافة بين البكسلات'),
      both(
        'We begin with the nearest chair and the farthest eye, and choose the pitch that serves both without paying for pixels nobody can see.',
        'نبدأ من أقرب مقعد وأبعد عين، ونختار المسافة بين البكسلات التي تخدم الاثنين من غير أن تدفع ثمن بكسلات لا يراها أحد.',
      ),
      'blog-pixel-pitch.jpg',
    ),
    part(
      both('The same colour from corner to corner', 'لون واحد من زاوية إلى زاوية'),
      both(
        'A camera measures every module under the lights of your room. Red is the same red from corner to corner.',
        'تقيس الكاميرا كل وحدة تحت إضاءة مكانك، فيبقى الأحمر هو الأحمر نفسه من زاوية إلى زاوية.',
      ),
      'blog-calibration.jpg',
    ),
  ],
  questions: [
    part(
      both('What is pixel pitch?', 'ما المسافة بين البكسلات؟'),
      both(
        'The distance between the centres of two neighbouring pixels, in millimetres. A smaller pitch means a sharper picture from nearby; from far away the difference disappears.',
        'هي البعد بين مركزي بكسلين متجاورين بالمليمتر. كلما صغرت صارت الصورة أوضح من قريب، ومن بعيد يختفي الفرق.',
      ),
      'project-boardroom-samples.jpg',
    ),
    part(
      both('How bright should a screen be?', 'ما السطوع المناسب؟'),
      both(
        'Meeting rooms need 600 to 800 nits, malls 800 to 1,200, windows 1,500 and more, and a facade in direct sun at least 5,500.',
        'قاعات الاجتماعات تحتاج 600 إلى 800 شمعة/م²، ومراكز التسوق 800 إلى 1,200، والنوافذ 1,500 فأكثر، والواجهة تحت الشمس المباشرة 5,500 على الأقل.',
      ),
      'post-brightness.jpg',
    ),
    part(
      both('How long does an LED screen last?', 'كم عمر شاشة LED؟'),
      both(
        'The diodes are rated for 100,000 hours to half brightness: more than twenty years at twelve hours a day. Plan to replace the power supplies once in that time.',
        'العمر الافتراضي لمصابيح LED هو 100,000 ساعة حتى نصف السطوع، أي أكثر من عشرين عامًا بواقع 12 ساعة يوميًا. وتُستبدل وحدات التغذية مرة واحدة خلال هذه المدة.',
      ),
      'vision-gallery-4.jpg',
    ),
    part(
      both('Do you serve both Saudi Arabia and the Emirates?', 'هل تخدمون السعودية والإمارات؟'),
      both(
        'Yes. Our teams in Riyadh and Dubai survey, install and service in all cities of the Kingdom and the Emirates.',
        'نعم. فريقانا في الرياض ودبي يقيسان ويركبان ويصونان في كل مدن المملكة والإمارات.',
      ),
      'hero-facade.jpg',
    ),
    part(
      both('Can we see one before we decide?', 'هل يمكننا معاينتها قبل الشراء؟'),
      both(
        'Visit the demo rooms in Riyadh and Dubai, or let us bring three samples to your site, each a square metre of another pitch.',
        'زر قاعة العرض في الرياض أو دبي، أو نحضر إلى موقعك ثلاث عينات، كل منها متر مربع بدقة مختلفة.',
      ),
      'project-boardroom-seat.jpg',
    ),
  ],
};
