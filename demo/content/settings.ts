import { both } from '../both.ts';
import { loopOf } from '../loop.ts';
import type { DemoCollection, DemoRecord, DemoValue, Words } from '../record.ts';

/** A settings group is a collection with exactly one record, id 1. */
const group = (name: string, fields: DemoRecord['fields']): DemoCollection => ({
  base: `settings/${name}`,
  records: [{ id: 1, fields }],
});

const social = (name: Words, icon: string, link: string): DemoValue => ({ name, icon, link });

const step = (time: Words, title: Words, text: Words): DemoValue => ({ time, title, text });

const slide = (title: Words, description: Words, image: string, gradient: string): DemoValue => ({
  title,
  description,
  image: { file: image },
  gradient,
});

const company = group('company', {
  name: both('Wameed', 'وميض'),
  tagline: both('Where light takes shape', 'حيث يتشكل الضوء'),
  description: both(
    'Wameed designs, supplies and installs LED screens, interactive screens, kiosks and customized monitors across Saudi Arabia and the United Arab Emirates.',
    'تصمم وميض شاشات LED والشاشات التفاعلية والأكشاك والشاشات المخصصة، وتوردها وتركبها في المملكة العربية السعودية والإمارات العربية المتحدة.',
  ),
  logo: { en: { file: 'logo-light.svg' }, ar: { file: 'logo-ar-light.svg' } },
  logo_on_light: { en: { file: 'logo.svg' }, ar: { file: 'logo-ar.svg' } },
  mark: { file: 'favicon.svg' },
  share_picture: { file: 'hero-facade.jpg' },
  // Mirrored for English, so that its bright side is opposite the text.
  about_picture: { en: { file: 'about-installation.jpg' }, ar: { file: 'blog-installation.jpg' } },
  contact_picture: { file: 'product-indoor-led-wall-installed.jpg' },
  profile: {
    en: { file: 'documents/company-profile-en.pdf' },
    ar: { file: 'documents/company-profile-ar.pdf' },
  },
  register_video: { file: 'register-intro.mp4' },
  request_picture: { file: 'product-flexible-ribbon-night.jpg' },
  register_picture: { file: 'hero-facade.jpg' },
  accent: '#FF9A52',
  socials: [
    social(both('Instagram', 'إنستغرام'), 'bi-instagram', 'https://instagram.example/wameed'),
    social(both('LinkedIn', 'لينكد إن'), 'bi-linkedin', 'https://linkedin.example/wameed'),
    social(both('X', 'إكس'), 'bi-twitter-x', 'https://x.example/wameed'),
    social(both('YouTube', 'يوتيوب'), 'bi-youtube', 'https://youtube.example/wameed'),
  ],
});

const saudiArabia = group('country-sa', {
  phone: '+966 11 000 0000',
  email: 'hello@wameed.example',
  address: both(
    'Level 8, Glimmer Tower, King Fahd Road, Riyadh 12000',
    'برج الوميض، الطابق 8، طريق الملك فهد، الرياض 12000',
  ),
  whatsapp: '966500000000',
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=46.6600%2C24.7000%2C46.6900%2C24.7220&layer=mapnik&marker=24.7110%2C46.6750',
  map_link: 'https://www.openstreetmap.org/?mlat=24.7110&mlon=46.6750#map=15/24.7110/46.6750',
  commercial_register: '1010000000',
  vat_number: '300000000000003',
});

const showroom = group('showroom', {
  title: both('See the light before you buy it', 'شاهد الضوء قبل أن تشتريه'),
  text: both(
    'Five walls, two kiosks and a living room with The Vision run in our showroom all day. Bring your own film: it plays on the display you have in mind.',
    'خمسة جدران وكشكان وغرفة معيشة فيها ذا فيجن تعمل في صالتنا طوال اليوم. أحضر فيلمك لتراه على الشاشة التي تفكر فيها.',
  ),
  image: { file: 'family-transparent-showroom.jpg' },
  pictures: [
    {
      title: both('Pitches side by side', 'دقات مختلفة جنبًا إلى جنب'),
      text: both('The same film at 1.25 and 2.6 mm.', 'الفيلم نفسه بمسافة 1.25 و2.6 مم بين البكسلات.'),
      image: { file: 'product-indoor-led-wall.jpg' },
    },
    {
      title: both('The living room', 'غرفة المعيشة'),
      text: both('The Vision with open curtains, and in the dark.', 'ذا فيجن والستائر مفتوحة، ثم في العتمة.'),
      image: { file: 'product-vision-wall-in-use.jpg' },
    },
    {
      title: both('Screens to touch', 'شاشات تلمسها'),
      text: both('Write on Lawh 86 with a finger or a pen.', 'اكتب على لوح 86 بإصبعك أو بالقلم.'),
      image: { file: 'product-interactive-86.jpg' },
    },
    {
      title: both('Kiosks in operation', 'أكشاك تعمل'),
      text: both('Order a coffee at Talab 32.', 'اطلب قهوتك من طلب 32.'),
      image: { file: 'product-self-order-kiosk.jpg' },
    },
  ],
});

const emirates = group('country-ae', {
  phone: '+971 4 000 0000',
  email: 'uae@wameed.example',
  address: both('Unit 1204, Glimmer House, Business Bay, Dubai', 'مبنى الوميض، الوحدة 1204، الخليج التجاري، دبي'),
  whatsapp: '971500000000',
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=55.2560%2C25.1750%2C55.2860%2C25.1970&layer=mapnik&marker=25.1860%2C55.2710',
  map_link: 'https://www.openstreetmap.org/?mlat=25.1860&mlon=55.2710#map=15/25.1860/55.2710',
  commercial_register: '0000000',
  vat_number: '100000000000003',
});

const popup = group('popup', {
  badge: both('Launch offer', 'عرض الإطلاق'),
  title: both('The Vision', 'ذا فيجن'),
  subtitle: both('The cinema that lives at home', 'السينما التي تسكن بيتك'),
  description: both(
    'A seamless LED display that fills the wall and keeps its colours in daylight, delivered and installed by our own team.',
    'شاشة LED بلا فواصل تملأ الجدار وتحفظ ألوانها في ضوء النهار، ويتولى فريقنا توصيلها وتركيبها.',
  ),
  features: [
    { text: both('Ultra-large LED display', 'شاشة LED فائقة الحجم') },
    { text: both('3840Hz refresh rate', 'معدل تحديث 3840 هرتز') },
    { text: both('Deep contrast', 'تباين عميق') },
  ],
  image: { file: 'product-vision-wall-in-use.jpg' },
  pricing_label: both('Launch price', 'سعر الإطلاق'),
  old_price: 49999,
  price: 31999,
  terms: both('115 inches, VAT included, until 31 December 2026', 'مقاس 115 بوصة، شاملًا الضريبة، حتى 31 ديسمبر 2026'),
  action: both('Discover The Vision', 'اكتشف ذا فيجن'),
  link: '/product/68/the-vision',
  dismiss: both('No Thanks', 'لا، شكرًا'),
  close: both('Close', 'إغلاق'),
});

const vision = group('vision', {
  title: both('The Vision', 'ذا فيجن'),
  slides: [
    slide(
      both('Let the wall disappear', 'دع الجدار يختفي'),
      both(
        'One uninterrupted picture, without a frame or a seam. From SAR\u00a031,999, installed: 115\u00a0inches, until 31\u00a0December\u00a02026.',
        'صورة واحدة متصلة، بلا إطار ولا فواصل. السعر من 31,999 ريالًا مع التركيب لمقاس 115 بوصة، حتى 31\u00a0ديسمبر\u00a02026.',
      ),
      'vision-slide-1.jpg',
      'ember',
    ),
    slide(
      both('Black that stays black', 'أسود يبقى أسود'),
      both(
        'Every pixel makes its own light, so the night sky is as deep as the room around it.',
        'كل بكسل يصنع ضوءه بنفسه، فتبدو سماء الليل بعمق الغرفة من حولها.',
      ),
      'vision-slide-2.jpg',
      'aurora',
    ),
    slide(
      both('Five sizes, one presence', 'خمسة مقاسات وحضور واحد'),
      both(
        'From 115 to 295 inches, installed eight weeks after your order, with a home warranty of two years.',
        'من 115 إلى 295 بوصة، تركب بعد ثمانية أسابيع من طلبك، مع ضمان منزلي لسنتين.',
      ),
      'vision-slide-3.jpg',
      'dusk',
    ),
  ],
  ...loopOf('vision-slide-1.jpg'),
  gallery_title: both('Seen up close', 'عن قرب'),
  gallery_text: both(
    'An edge 29.5 mm deep, pixels that melt into the picture, and colour that holds with the lights on.',
    'حافة بعمق 29.5 مم، وبكسلات تذوب في الصورة، وألوان لا تبهت تحت المصابيح.',
  ),
  gallery: [
    {
      image: { file: 'vision-gallery-2.jpg' },
      caption: both('No frame, no seam', 'بلا إطار ولا فاصل'),
    },
    {
      image: { file: 'vision-gallery-6.jpg' },
      caption: both('29.5 mm from front to wall', '29.5 مم من الواجهة إلى الجدار'),
    },
    {
      image: { file: 'product-vision-wall-day.jpg' },
      caption: both('Full colour with the lamp on', 'ألوان كاملة والمصباح مضاء'),
    },
    {
      image: { file: 'vision-gallery-4.jpg' },
      caption: both('Each pixel a light of its own', 'كل بكسل ضوء قائم بذاته'),
    },
  ],
  day: { file: 'hero-vision-living-room-day.jpg' },
  night: { file: 'hero-vision-living-room.jpg' },
  steps: [
    step(
      both('Week 1', 'الأسبوع 1'),
      both('We measure', 'نقيس'),
      both(
        'The wall, its power and the distance of your sofa. Then the price is fixed.',
        'الجدار وكهرباؤه وبُعد الكنبة. بعدها يثبت السعر.',
      ),
    ),
    step(
      both('Weeks 2 to 7', 'الأسابيع 2 إلى 7'),
      both('Your display is built', 'تُصنع شاشتك'),
      both(
        'Burned in for 72 hours, calibrated module by module, and packed in numbered cases.',
        'تُختبر 72 ساعة متواصلة، وتعاير وحدةً وحدة، وتعبأ في صناديق مرقمة.',
      ),
    ),
    step(
      both('Week 8, morning', 'الأسبوع 8، صباحًا'),
      both('The frame goes up', 'يُثبت الهيكل'),
      both(
        'Four engineers, and sheets over your floor: the wall keeps its paint.',
        'أربعة مهندسين وأغطية على أرضيتك: يبقى طلاء الجدار كما هو.',
      ),
    ),
    step(
      both('Week 8, afternoon', 'الأسبوع 8، عصرًا'),
      both('The picture closes', 'تكتمل الصورة'),
      both(
        'Module meets module until no seam is left. Up to 178 inches it takes one day.',
        'وحدة بجانب وحدة حتى لا يبقى فاصل. حتى 178 بوصة يكفي يوم واحد.',
      ),
    ),
    step(
      both('The first evening', 'السهرة الأولى'),
      both('It is yours', 'هي لك'),
      both(
        'We set the light for your room, hand over one remote control, and leave.',
        'نضبط الإضاءة على غرفتك، ونسلمك جهاز تحكم واحدًا، ثم نغادر.',
      ),
    ),
  ],
  specsheet: {
    en: { file: 'documents/the-vision-spec-en.pdf' },
    ar: { file: 'documents/the-vision-spec-ar.pdf' },
  },
  about: both(
    'The Vision comes in 115, 147, 178, 231 and 295 inches. Each display arrives calibrated, is installed by our engineers, up to 178\u00a0inches in a day, and answers to one remote control, like any television.',
    'تأتي ذا فيجن بمقاسات 115 و147 و178 و231 و295 بوصة. تصل كل شاشة معايرة، ويركبها مهندسونا، في يوم واحد حتى 178 بوصة، وتعمل بجهاز تحكم واحد كأي تلفاز.',
  ),
  sizes: [115, 147, 178, 231, 295],
  prices: [{ size: 115, price: 31999 }],
  price_terms: both(
    '115 inches: launch price until 31\u00a0December\u00a02026, VAT and installation included',
    '115 بوصة: سعر الإطلاق حتى 31\u00a0ديسمبر\u00a02026، شاملًا الضريبة والتركيب',
  ),
});

const replies = group('replies', {
  replies: [
    {
      kind: 'inquiry',
      subject: both('{product}: your inquiry ({reference})', '{product}: استفسارك ({reference})'),
      text: both(
        'Hello {name},\n\nThank you for asking about {product}. To name a first price range we need two things: how far away the nearest viewer stands, and a photo of the wall in daylight.\n\nThe range follows within one working day of your answer, a fixed price after the survey.\n\nKind regards,\n{company}',
        'مرحبًا {name}،\n\nشكرًا لسؤالك عن {product}. لنقدم لك نطاقًا أوليًا للسعر نحتاج إلى أمرين: مسافة أقرب مشاهد عن الشاشة، وصورة للجدار في ضوء النهار.\n\nيصلك النطاق خلال يوم عمل من ردك، والسعر الثابت بعد المعاينة.\n\nمع أطيب التحيات،\n{company}',
      ),
    },
    {
      kind: 'project_request',
      subject: both('Your project ({reference})', 'مشروعك ({reference})'),
      text: both(
        'Hello {name},\n\nThank you for your request. One of our engineers has read it and would like to see the site. Which two days suit you?\n\nKind regards,\n{company}',
        'مرحبًا {name}،\n\nشكرًا لطلبك. اطلع عليه أحد مهندسينا ويود معاينة الموقع. أي يومين يناسبانك؟\n\nمع أطيب التحيات،\n{company}',
      ),
    },
  ],
});

const privacy = group('privacy', { retention_months: 24 });

/** The tariff for businesses. There is none for the Emirates, so that the site's owner sets it. */
const planner = group('planner', { tariff_sa: 0.22 });

/** Fictional account numbers. */
const offers = group('offers', {
  legal_name: both('Wameed Demo Displays LLC', 'شركة وميض التجريبية للشاشات المحدودة'),
  valid_days: 30,
  reminder_days: 5,
  delivery: both(
    'Eight weeks from acceptance and first payment, delivered and installed at your site.',
    'ثمانية أسابيع من قبول العرض ووصول الدفعة الأولى، مع التوصيل والتركيب في موقعك.',
  ),
  terms: both(
    '50% on acceptance, 40% before delivery, 10% after handover.\nTwo years of warranty on all parts, with an answer within one working day.\nElectrical work up to the screen and the steel behind it is not included unless listed.',
    '50% عند القبول، و40% قبل التوصيل، و10% بعد التسليم.\nضمان سنتين على جميع القطع، مع الرد خلال يوم عمل واحد.\nلا يشمل العرض أعمال الكهرباء حتى الشاشة ولا الهيكل المعدني خلفها ما لم ترد في البنود.',
  ),
  bank_sa: both(
    'Example Bank (fictional)\nWameed Demo Displays LLC\nIBAN SA00 0000 0000 0000 0000 0000',
    'بنك المثال (غير حقيقي)\nشركة وميض التجريبية للشاشات المحدودة\nالآيبان SA00 0000 0000 0000 0000 0000',
  ),
  bank_ae: both(
    'Example Bank (fictional)\nWameed Demo Displays LLC\nIBAN AE00 0000 0000 0000 0000 000',
    'بنك المثال (غير حقيقي)\nشركة وميض التجريبية للشاشات المحدودة\nالآيبان AE00 0000 0000 0000 0000 000',
  ),
});

/** Site settings of the demo company. Every number, address and account here is fictional. */
export const demoSettings: readonly DemoCollection[] = [
  company,
  saudiArabia,
  emirates,
  popup,
  vision,
  showroom,
  replies,
  privacy,
  planner,
  offers,
];
