import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { ProductPage } from '../product-sections.ts';

export const customProductPages: readonly ProductPage[] = [
  {
    product: 12,
    family: 'custom',
    cards: [
      part(
        both('Fits where no other screen does', 'تتسع لها المواضع الضيقة'),
        both(
          '27.5 centimetres high: it sits on a shelf edge, over a door or along a counter.',
          'بارتفاع 27.5 سنتيمتر، تجلس على حافة رف أو فوق باب أو على منضدة.',
        ),
        'product-bar-display-installed.jpg',
      ),
      part(
        both('The price is never wrong', 'السعر لا يخطئ'),
        both('It comes from the till the second it changes.', 'يأتي من نظام البيع في الثانية التي يتغير فيها.'),
        'product-bar-display-detail.jpg',
      ),
      part(
        both('In step, frame by frame', 'متزامنة إطارًا بإطار'),
        both(
          'Sixty-four bars can play one film; a can rolls along the whole aisle.',
          '64 شاشة تعرض فيلمًا واحدًا، فتتدحرج العلبة على طول الممر.',
        ),
        'family-bar-aisle.jpg',
      ),
    ],
    rows: [
      part(
        both('The shelf begins to talk', 'الرف يبدأ الحديث'),
        both(
          'A note of jasmine beside the bottle, a harvest beside the tea. People pick up what has a story.',
          'نفحة ياسمين بجانب القارورة وموسم حصاد بجانب الشاي. الناس يختارون ما له قصة.',
        ),
        'product-bar-display-in-use.jpg',
      ),
      part(
        both('Text at its best', 'النص في أجمل حالاته'),
        both(
          'A wide line suits Arabic: letters join as they should, with English beside them, and both are read from the platform.',
          'السطر العريض يليق بالعربية: حروف متصلة كما يجب وبجانبها الإنجليزية، وكلتاهما مقروءة من الرصيف.',
        ),
        'family-bar-platform.jpg',
      ),
      part(
        both('One cable down the post', 'كابل واحد في القائم'),
        both(
          'It carries the mains. The network comes over Wi‑Fi 6, or by a second cable; the player is inside.',
          'ينقل الكهرباء. والشبكة عبر Wi‑Fi 6 أو بكابل ثانٍ، والمشغل في الداخل.',
        ),
        'product-bar-display-back.jpg',
      ),
    ],
    banners: [
      part(
        both('A shelf in bloom', 'رف يزهر'),
        both('Sharit 37 along the perfumes of Oasis Retail.', 'شريط 37 على رفوف العطور في الواحة للتجزئة.'),
        'family-bar-perfume.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('42 mm', '42 مم'), both('Deep, on any shelf.', 'من العمق على أي رف.')),
      statement(both('700 nits', '700 شمعة/م²'), both('Under shop lights.', 'تحت إضاءة المتجر.')),
      statement(both('45 watts', '45 واط'), both('Day and night.', 'ليل نهار.')),
      statement(both('8.4 kg', '8.4 كجم'), both('On the shelf you have.', 'على الرف القائم.')),
    ],
    questions: [
      statement(
        both('Can it hang upright?', 'هل يمكن تعليقها عموديًا؟'),
        both(
          'Yes. The picture turns by itself, and the templates include upright ones for pillars.',
          'نعم. تدور الصورة من تلقاء نفسها، وبين القوالب تصاميم طولية تناسب الأعمدة.',
        ),
      ),
      statement(
        both('Which files does it play?', 'ما الملفات التي تعرضها؟'),
        both(
          'Films, pictures and web pages at 1920 by 540 pixels; wider films are cut by the player.',
          'الأفلام والصور وصفحات الويب بدقة 1920 في 540 بكسل، والأعرض يقصه المشغل.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
  {
    product: 13,
    family: 'custom',
    cards: [
      part(
        both('A circle to its edge', 'دائرة حتى الحافة'),
        both(
          'No square behind a mask: the glass itself is round and lit to the rim.',
          'لا مربع خلف قناع: الزجاج نفسه دائري ومضاء حتى الإطار.',
        ),
        'product-round-display-front.jpg',
      ),
      part(
        both('Brushed by hand', 'مفرش باليد'),
        both(
          'Brass, steel or black, turned from one sheet in our workshop.',
          'نحاس أو فولاذ أو أسود، مخروط من صفيحة واحدة في ورشتنا.',
        ),
        'product-round-display-detail.jpg',
      ),
      part(
        both('Slow films', 'أفلام هادئة'),
        both(
          'A year of scenes comes with it: stones, petals, tides, hours.',
          'تأتي معها مشاهد عام كامل: أحجار وبتلات ومد وساعات.',
        ),
        'family-round-ornament.jpg',
      ),
    ],
    rows: [
      part(
        both('The hour, beautifully', 'الساعة بجمال'),
        both(
          'Twelve faces were drawn for it, with Latin or Arabic letters, moon phases and prayer times.',
          'رسمت لها اثنا عشر وجهًا بحروف لاتينية أو عربية، مع أطوار القمر ومواقيت الصلاة.',
        ),
        'family-round-prayer.jpg',
      ),
      part(
        both('A family on the wall', 'عائلة على الجدار'),
        both(
          'Three circles of three sizes play one film as if they were windows on a ship.',
          'ثلاث دوائر بثلاثة مقاسات تعرض فيلمًا واحدًا كأنها نوافذ سفينة.',
        ),
        'product-round-display-day.jpg',
      ),
      part(
        both('At night, a moon', 'وفي الليل قمر'),
        both(
          'It dims to two nits and leaves a glow on the wall, no more.',
          'تخفت حتى 2 شمعة/م² وتترك على الجدار وهجًا لا أكثر.',
        ),
        'family-round-home.jpg',
      ),
    ],
    banners: [
      part(
        both('Five cities, one wall', 'خمس مدن وجدار واحد'),
        both('The hour of five cities behind the desk of a hotel.', 'توقيت خمس مدن خلف مكتب استقبال فندق.'),
        'family-round-cities.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('34 inches', '34 بوصة'), both('In diameter.', 'قطر الدائرة.')),
      statement(both('600 nits', '600 شمعة/م²'), both('Or two, at midnight.', 'أو 2 عند منتصف الليل.')),
      statement(both('58 mm', '58 مم'), both('From the wall.', 'عن الجدار.')),
      statement(both('Silent', 'صامت'), both('Not one moving part.', 'بلا جزء متحرك واحد.')),
    ],
    questions: [
      statement(
        both('Is it also a touch screen?', 'هل هي شاشة لمس أيضًا؟'),
        both(
          'On request, with ten points, for wayfinding in lobbies and for games in museums.',
          'عند الطلب، بعشر نقاط، للإرشاد في البهو وللألعاب في المتاحف.',
        ),
      ),
      statement(
        both('Can the rim carry our name?', 'هل يحمل الإطار اسمنا؟'),
        both(
          'Engraved, cut through and lit from behind, or inlaid in a second metal.',
          'محفورًا، أو مفرغًا ومضاء من الخلف، أو مطعمًا بمعدن ثانٍ.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
  {
    product: 14,
    family: 'custom',
    cards: [
      part(
        both('Open, but orderly', 'مفتوحة لكنها مرتبة'),
        both(
          'One board, labelled connectors, threads where you need them.',
          'لوحة واحدة وموصلات معنونة وفتحات ملولبة حيث تحتاجها.',
        ),
        'product-open-frame-back.jpg',
      ),
      part(
        both('Bright behind your glass', 'ساطعة خلف زجاجك'),
        both(
          'A thousand nits remain eight hundred behind tinted safety glass.',
          'ألف شمعة/م² تبقى ثمانمئة خلف زجاج الأمان الملون.',
        ),
        'product-open-frame-installed.jpg',
      ),
      part(
        both('Five years the same', 'خمس سنوات كما هي'),
        both(
          'The drawing is frozen; your machine need not be certified again.',
          'المخطط مجمد، فلا تحتاج آلتك إلى اعتماد جديد.',
        ),
        'product-open-frame-front.jpg',
      ),
    ],
    rows: [
      part(
        both('Touch that works through gloves', 'لمس يعمل مع القفازات'),
        both(
          'Gloves, rain and six millimetres of glass: the controller is tuned to your front before it leaves us.',
          'قفازات ومطر وستة مليمترات من الزجاج: يضبط المتحكم على واجهتك قبل أن يغادرنا.',
        ),
        'product-open-frame-day.jpg',
      ),
      statement(
        both('Power from a vehicle', 'طاقة من مركبة'),
        both(
          'Twelve to twenty-four volts, with protection against what a starter motor does to them.',
          'من 12 إلى 24 فولت مع حماية مما يفعله بها محرك البدء.',
        ),
      ),
      part(
        both('Our own kiosks prove it', 'أكشاكنا برهانها'),
        both('The same panel works in our own Talab and Nafitha.', 'اللوحة نفسها تعمل في كشكينا طلب ونافذة.'),
        'product-self-order-kiosk.jpg',
      ),
    ],
    banners: [
      part(
        both('At play all night', 'في اللعب طوال الليل'),
        both('Open frames in the cabinets of a games hall.', 'إطارات مفتوحة في أجهزة صالة ألعاب.'),
        'family-frame-gaming.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('1,000 nits', '1,000 شمعة/م²'), both('Behind glass, in daylight.', 'خلف الزجاج وفي النهار.')),
      statement(both('12 – 24 V', 'من 12 إلى 24 فولت'), both('From almost anywhere.', 'من أي مصدر تقريبًا.')),
      statement(both('−20 to 60 °C', '−20 إلى 60 درجة مئوية'), both('In workshop and desert.', 'في الورشة والصحراء.')),
      statement(both('VESA 100', 'VESA 100'), both('Or brackets at the side.', 'أو مثبتات جانبية.')),
    ],
    questions: [
      statement(
        both('Where are the drawings?', 'أين المخططات؟'),
        both(
          'With the spec sheet: outline, three-dimensional model and pin list. Ask, and they arrive the same day.',
          'مع ورقة المواصفات: الأبعاد والنموذج ثلاثي الأبعاد وقائمة الأطراف. اطلبها تصلك في اليوم نفسه.',
        ),
      ),
      statement(
        both('Does it carry certificates?', 'هل تحمل شهادات؟'),
        both(
          'It is tested for safety and for interference; the reports go with the first order for your own approval.',
          'اختبرت للسلامة والتداخل، وترافق التقارير الطلبية الأولى لاعتمادك.',
        ),
      ),
    ],
    projects: [],
    videos: [],
  },
];
