import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { Category } from '../categories.ts';

export const customCategory: Category = {
  id: 4,
  name: both('Customized Monitors', 'الشاشات المخصصة'),
  icon: 'icons/cat-custom.svg',
  strip: [
    part(
      both('Bar Displays', 'الشاشات الشريطية'),
      both('Long and low', 'طويلة ومنخفضة'),
      'icons/monitor-bar.svg',
      '/sub-category/13',
    ),
    part(
      both('Round Displays', 'الشاشات الدائرية'),
      both('True circles', 'دوائر كاملة'),
      'icons/monitor-round.svg',
      '/sub-category/14',
    ),
    part(
      both('Open Frame', 'الإطار المفتوح'),
      both('For your machine', 'لآلتك'),
      'icons/monitor-open-frame.svg',
      '/sub-category/15',
    ),
    part(both('LED Cube', 'مكعب LED'), both('Five faces', 'خمسة أوجه'), 'icons/led-cube.svg', '/product/15'),
    part(
      both('Touch Tables', 'الطاولات اللمسية'),
      both('Made to order', 'تصنع حسب الطلب'),
      'icons/interactive-table.svg',
      '/sub-category/8',
    ),
  ],
  headline: both('Screens in the shape of your idea', 'شاشات بشكل فكرتك'),
  picture: 'category-custom-monitors.jpg',
  featured: [
    {
      product: 13,
      name: both('Qamar 34', 'قمر 34'),
      description: both(
        'A full circle in brushed brass that tells the hour, the dish or the story of the house.',
        'دائرة كاملة بنحاس مفرش تعرض الوقت أو طبق اليوم أو قصة المكان.',
      ),
      features: [both('No corners at all', 'بلا زوايا'), both('Rims in three metals', 'إطارات بثلاثة معادن')],
      image: 'product-round-display-front.jpg',
    },
    {
      product: 12,
      name: both('Sharit 37', 'شريط 37'),
      description: both(
        'A screen as long as the shelf and as low as a label, in step with its neighbours.',
        'شاشة بطول الرف وارتفاع البطاقة، متزامنة مع جاراتها.',
      ),
      features: [
        both('32:9 stretched picture', 'صورة ممتدة 32:9'),
        both('Prices from your till', 'أسعار من نظام البيع'),
      ],
      image: 'product-bar-display.jpg',
    },
  ],
  banners: [
    [both('The shelf tells its own story', 'الرف يروي قصته'), 'product-bar-display-in-use.jpg'],
    [both('Shapes that belong to the room', 'أشكال من روح المكان'), 'family-round-cities.jpg'],
  ],
  cards: [
    {
      product: 12,
      tagline: both('For shelves', 'للرفوف'),
      name: both('Sharit 37', 'شريط 37'),
      title: both('Bar display', 'شاشة شريطية'),
      description: both('Prices and films along the edge of the shelf.', 'أسعار وأفلام على حافة الرف.'),
      about: both(
        'Single or in rows of up to sixty-four, with a player inside each; other lengths from 19 to 86 inches to order.',
        'مفردة أو في صفوف حتى أربع وستين، وفي كل منها مشغل، وأطوال أخرى من 19 إلى 86 بوصة حسب الطلب.',
      ),
      image: 'family-bar-displays.jpg',
      icons: ['bi-arrows-expand', 'bi-tags', 'bi-collection-play'],
      sizes: [both('37 in', '37 بوصة'), both('19 to 86 in to order', 'من 19 إلى 86 بوصة حسب الطلب')],
      advantages: [
        both('Runs 24/7', 'تعمل على مدار الساعة'),
        both('Synchronised rows', 'صفوف متزامنة'),
        both('Thirty templates', 'ثلاثون قالبًا'),
      ],
      features: [
        [both('On the shelf', 'على الرف'), 'family-bar-perfume.jpg'],
        [both('Above the lifts', 'فوق المصاعد'), 'product-bar-display-installed.jpg'],
        [both('In a row', 'في صف'), 'blog-bar-content.jpg'],
      ],
    },
    {
      product: 13,
      tagline: both('For interiors', 'للديكور'),
      name: both('Qamar 34', 'قمر 34'),
      title: both('Round display', 'شاشة دائرية'),
      description: both('A moon for lobbies, boutiques and cafés.', 'قمر للبهو والبوتيك والمقهى.'),
      about: both(
        'True circle, brushed rim, on a wall, under a ceiling or on a stand of its own.',
        'دائرة كاملة بإطار مفرش، على جدار أو تحت سقف أو على حامل خاص.',
      ),
      image: 'family-round-home.jpg',
      icons: ['bi-circle', 'bi-palette', 'bi-clock'],
      sizes: [both('34 in', '34 بوصة'), both('24 in to order', '24 بوصة حسب الطلب')],
      advantages: [
        both('Brass, steel or black', 'نحاس أو فولاذ أو أسود'),
        both('Clock faces included', 'واجهات ساعة مضمنة'),
        both('Silent', 'صامتة'),
      ],
      features: [
        [both('With prayer times', 'مع مواقيت الصلاة'), 'family-round-prayer.jpg'],
        [both('In a café', 'في المقهى'), 'product-round-display-day.jpg'],
        [both('In a lobby', 'في البهو'), 'product-round-display-night.jpg'],
      ],
    },
    {
      product: 14,
      tagline: both('For machines', 'للآلات'),
      name: both('Itar 21', 'إطار 21'),
      title: both('Open-frame monitor', 'شاشة بإطار مفتوح'),
      description: both('Bright and rugged, ready for your own housing.', 'ساطعة ومتينة وجاهزة لهيكل جهازك.'),
      about: both(
        'A thousand nits, a wide voltage range and a drawing that stays the same for five years.',
        'ألف شمعة/م² ونطاق جهد واسع ومخطط لا يتغير خمس سنوات.',
      ),
      image: 'product-open-frame.jpg',
      icons: ['bi-bounding-box', 'bi-cpu', 'bi-thermometer-half'],
      sizes: [both('21.5 in', '21.5 بوصة'), both('7 to 55 in to order', 'من 7 إلى 55 بوصة حسب الطلب')],
      advantages: [
        both('Touch through 6 mm', 'لمس عبر 6 مم'),
        both('From −20 to 60 °C', 'من −20 إلى 60 درجة'),
        both('Sample for 30 days', 'عينة لمدة 30 يومًا'),
      ],
      features: [
        [both('The back', 'الخلف'), 'product-open-frame-back.jpg'],
        [both('In a kiosk', 'داخل كشك'), 'product-self-order-kiosk.jpg'],
        [both('In the open', 'في الخارج'), 'product-outdoor-kiosk.jpg'],
      ],
    },
    {
      product: 15,
      tagline: both('For atriums', 'للردهات'),
      name: both('Najm 2.5', 'نجم 2.5'),
      title: both('LED cube', 'مكعب LED'),
      description: both('Five faces, mitred edges, one film.', 'خمسة أوجه وحواف مشطوفة وفيلم واحد.'),
      about: both(
        'Hung from two points and seen from every floor; other shapes are drawn to order.',
        'معلق من نقطتين ويرى من كل طابق، والأشكال الأخرى ترسم بالطلب.',
      ),
      image: 'product-led-cube.jpg',
      icons: ['bi-box', 'bi-badge-3d', 'bi-stars'],
      sizes: [both('0.96 m', '0.96 م'), both('Larger to order', 'أكبر حسب الطلب')],
      advantages: [
        both('Unbroken edges', 'حواف متصلة'),
        both('Front service', 'صيانة أمامية'),
        both('Ball and ring too', 'وكرة وحلقة أيضًا'),
      ],
      features: [
        [both('Hanging', 'معلق'), 'product-led-cube-day.jpg'],
        [both('Three in a hall', 'ثلاثة في قاعة'), 'product-led-cube-night.jpg'],
        [both('The edge up close', 'الحافة عن قرب'), 'product-led-cube-detail.jpg'],
      ],
    },
  ],
  gallery: [
    part(
      both('Stretched', 'شريطية'),
      both('Sharit 37, in pairs', 'شريط 37 مزدوجة'),
      'family-bar-hanging.jpg',
      '/product/12',
    ),
    part(
      both('Round', 'دائرية'),
      both('Qamar 34 in a reception', 'قمر 34 في الاستقبال'),
      'family-round-reception.jpg',
      '/product/13',
    ),
    part(
      both('Open', 'مفتوحة'),
      both('Open frames of several sizes', 'إطارات مفتوحة بعدة مقاسات'),
      'family-frame-sizes.jpg',
      '/sub-category/15',
    ),
    part(
      both('On the shelf', 'على الرف'),
      both('Oasis Retail, Jeddah', 'الواحة للتجزئة، جدة'),
      'project-retail-shelves.jpg',
      '/project/6',
    ),
    part(both('Cubic', 'مكعبة'), both('Najm 2.5', 'نجم 2.5'), 'product-led-cube-installed.jpg', '/product/15'),
    part(
      both('Curved', 'منحنية'),
      both('Palm Hotels, Dubai', 'فنادق النخيل، دبي'),
      'product-flexible-ribbon-in-use.jpg',
      '/project/4',
    ),
    part(
      both('Yours', 'شكلك'),
      both('Bring a sketch; leave with a drawing', 'أحضر رسمتك وخذ مخططها'),
      'product-round-display-dimensions.jpg',
      '/contact',
    ),
  ],
  stories: [
    part(
      both('A model in three weeks', 'نموذج في ثلاثة أسابيع'),
      both(
        'Your sketch becomes a drawing in three days, and the first piece stands on your desk within three weeks.',
        'تصبح رسمتك مخططًا في ثلاثة أيام، وتقف القطعة الأولى على مكتبك خلال ثلاثة أسابيع.',
      ),
      'family-frame-sample.jpg',
    ),
    part(
      both('Metal and glass', 'معدن وزجاج'),
      both(
        'Our workshop turns rims, bends steel and bonds glass, so the screen arrives as a finished object.',
        'ورشتنا تخرط الإطارات وتثني الفولاذ وتلصق الزجاج، فتصل الشاشة قطعة مكتملة.',
      ),
      'product-round-display-back.jpg',
    ),
    part(
      both('Content that fits', 'محتوى على القياس'),
      both(
        'A circle and a bar need different films. Templates for every shape come with the screen.',
        'الدائرة تحتاج إلى أفلام غير أفلام الشريط. وقوالب كل شكل تأتي مع الشاشة.',
      ),
      'post-films.jpg',
    ),
  ],
  questions: [
    part(
      both('Can you build any shape?', 'هل تصنعون أي شكل؟'),
      both(
        'Panels can be stretched, round or square; for triangles, rings and letters we use LED. If a shape cannot be built, we say so the same day.',
        'الألواح تأتي شريطية أو دائرية أو مربعة، وللمثلثات والحلقات والحروف نستخدم LED. وإن تعذر تنفيذ الشكل أخبرناك في اليوم نفسه.',
      ),
      'product-flexible-ribbon-day.jpg',
    ),
    part(
      both('How long does a custom order take?', 'كم يستغرق الطلب الخاص؟'),
      both(
        'Catalogue shapes take eight weeks from the approved drawing, altered housings nine, and new glass ten.',
        'أشكال الكتالوج تستغرق ثمانية أسابيع بعد اعتماد المخطط، والأغلفة المعدلة تسعة، والزجاج الجديد عشرة.',
      ),
      'crew-coordination.jpg',
    ),
    part(
      both('Can custom orders be returned?', 'هل يعاد الطلب الخاص؟'),
      both(
        'What is made for you alone cannot be sold to others, so custom orders are not returnable. That is why a sample comes first.',
        'ما صنع لك وحدك لا يباع لغيرك، فالطلبات الخاصة لا تعاد. ولذلك تأتي العينة أولًا.',
      ),
      'product-round-display-detail.jpg',
    ),
    part(
      both('Who keeps the drawings?', 'من يحتفظ بالمخططات؟'),
      both(
        'You do, and so do we for ten years, so the next branch matches the first.',
        'أنت، ونحن أيضًا لعشر سنوات، ليأتي الفرع التالي مطابقًا للأول.',
      ),
      'product-open-frame-dimensions.jpg',
    ),
  ],
};
