import { both } from '../both.ts';
import { loopOf } from '../loop.ts';
import type { DemoCollection, DemoRecord, Words } from '../record.ts';

const banner = (title: Words, info: Words, link: string, image: string, active = 1): DemoRecord => ({
  fields: { title, info, link, active, image: { file: image } },
});

const card = (icon: string, title: Words, info: Words, link: string): DemoRecord => ({
  fields: { icon, title, info, link },
});

/** A tile whose pictures, and spec sheet if it has one, open in an overlay. */
const pictured = (tile: DemoRecord, images: readonly string[], sheet?: string): DemoRecord => ({
  fields: {
    ...tile.fields,
    images: images.map((file) => ({ file })),
    ...(sheet !== undefined && {
      specsheet: { en: { file: `documents/${sheet}-en.pdf` }, ar: { file: `documents/${sheet}-ar.pdf` } },
    }),
  },
});

/** A slide of the hero, with the loop of its picture if there is one. */
const moving = (title: Words, info: Words, link: string, image: string): DemoRecord => ({
  fields: { ...banner(title, info, link, image).fields, ...loopOf(image) },
});

/** The hero starts a new line after every full stop. */
const heroBanners: DemoCollection = {
  base: 'herobanner',
  records: [
    moving(
      both('Buildings that speak in light', 'مبانٍ تتحدث بالضوء'),
      both(
        'Media facades for towers, malls and stadiums. Bright enough for the Gulf sun. Built to last through its summers.',
        'واجهات إعلامية للأبراج ومراكز التسوق والملاعب. ساطعة تحت شمس الخليج. ومصنوعة لتتحمل صيفه.',
      ),
      '/sub-category/3/outdoor-led',
      'hero-facade.jpg',
    ),
    moving(
      both('The Vision has come home', 'ذا فيجن في بيتك'),
      both(
        'A display as wide as your wall. Colours that hold in daylight. Silence when the story begins.',
        'شاشة بعرض جدارك. ألوان لا تخفت في ضوء النهار. وهدوء تام حين تبدأ الحكاية.',
      ),
      '/the-vision',
      'hero-vision-living-room.jpg',
    ),
    moving(
      both('Every seat is the front row', 'كل المقاعد في الصف الأول'),
      both(
        'Curved LED walls for auditoriums and stages. One picture without seams. Clear from the last row to the first.',
        'جدران LED منحنية للقاعات والمسارح. صورة واحدة بلا فواصل. واضحة من كل صف.',
      ),
      '/sub-category/1/indoor-led',
      'hero-auditorium.jpg',
    ),
    moving(
      both('Kiosks that know the way', 'أكشاك تعرف الطريق'),
      both(
        'Kiosks that guide, sell and check in. Arabic and English at one touch. Monitored day and night.',
        'أكشاك ترشد وتبيع وتسجل الدخول. بالعربية والإنجليزية بلمسة واحدة. ومراقبة ليل نهار.',
      ),
      '/one-category/3/kiosks',
      'hero-lobby-kiosks.jpg',
    ),
  ],
};

/** Tiles link to `link` directly followed by the title, so it ends with a slash. Black text is for light pictures. */
const productBanners: DemoCollection = {
  base: 'productbanner',
  records: [
    banner(
      both('The Vision', 'ذا فيجن'),
      both('115 to 295 inches of living colour', 'من 115 إلى 295 بوصة بألوان نابضة'),
      '/product/68/',
      'vision-gallery-1.jpg',
    ),
    pictured(
      banner(
        both('Noor 1.2', 'نور 1.2'),
        both('Fine pitch for rooms where decisions are made', 'بكسلات متقاربة لغرف القرار'),
        '/product/1/',
        'product-indoor-led-wall-in-use.jpg',
      ),
      [
        'product-indoor-led-wall-installed.jpg',
        'product-indoor-led-wall-day.jpg',
        'product-indoor-led-wall-night.jpg',
        'product-indoor-led-wall-calibration.jpg',
      ],
      'noor-1-2-spec',
    ),
    banner(
      both('Shafaf 3.9', 'شفاف 3.9'),
      both('A shop window that is also a screen', 'واجهة متجر هي شاشة أيضًا'),
      '/product/3/',
      'project-retail-storefront.jpg',
    ),
    pictured(
      banner(
        both('Lawh 86', 'لوح 86'),
        both('Write together, wherever you sit', 'الكتابة معًا من أي مقعد'),
        '/product/7/',
        'product-interactive-86-day.jpg',
        0,
      ),
      ['product-interactive-86-installed.jpg', 'product-interactive-86-front.jpg', 'product-interactive-86-angle.jpg'],
    ),
    banner(
      both('Dalil 55', 'دليل 55'),
      both('The guide that never leaves the lobby', 'الدليل الذي لا يغادر البهو'),
      '/product/8/',
      'product-totem-kiosk-in-use.jpg',
    ),
    pictured(
      banner(
        both('Qamar 34', 'قمر 34'),
        both('A round screen framed in brass', 'شاشة دائرية بإطار نحاسي'),
        '/product/13/',
        'product-round-display-day.jpg',
        0,
      ),
      ['product-round-display-front.jpg', 'product-round-display-installed.jpg', 'product-round-display-detail.jpg'],
    ),
    banner(
      both('Ufuq 6', 'أفق 6'),
      both('7,000 nits, legible at noon', '7,000 شمعة/م²، واضحة في عز الظهيرة'),
      '/product/2/',
      'product-outdoor-billboard-day.jpg',
    ),
  ],
};

/** Banner cards link to `link`, a slash and the title. */
const homeSlider: DemoCollection = {
  base: 'homeslider',
  records: [
    banner(
      both('LED Screens', 'شاشات LED'),
      both('Walls, facades and stages, indoors and out', 'جدران وواجهات ومسارح، في الداخل والخارج'),
      '/one-category/1',
      'category-led-screens.jpg',
    ),
    banner(
      both('Interactive Screens', 'الشاشات التفاعلية'),
      both('Boards for meetings, classrooms and training', 'ألواح للاجتماعات والفصول والتدريب'),
      '/one-category/2',
      'family-classroom-boards.jpg',
    ),
    banner(
      both('Kiosks', 'الأكشاك'),
      both('Self-service that people like to touch', 'خدمة ذاتية يقبل عليها الناس'),
      '/one-category/3',
      'category-kiosks.jpg',
    ),
    banner(
      both('Customized Monitors', 'الشاشات المخصصة'),
      both('Round, stretched, open: a shape for every place', 'دائرية وشريطية ومفتوحة: شكل لكل مكان'),
      '/one-category/4',
      'category-custom-monitors.jpg',
    ),
    banner(
      both('Grand Arena', 'غراند أرينا'),
      both('A ribbon of light around 42,000 seats', 'شريط من الضوء حول 42,000 مقعد'),
      '/project/3',
      'project-stadium-ribbon.jpg',
    ),
    banner(
      both('Panels for one night', 'ألواح لليلة واحدة'),
      both('A stage built before noon, gone by dawn', 'مسرح يبنى قبل الظهر ويرفع قبل الفجر'),
      '/product/5',
      'product-rental-panels-night.jpg',
    ),
  ],
};

const bodySlider: DemoCollection = {
  base: 'bodyslider',
  records: [
    banner(
      both('A lobby under moving water', 'بهو تحت ماء متحرك'),
      both(
        'Flexible LED follows every curve of the architect’s ceiling and turns a hotel lobby into a place to remember.',
        'شاشة LED مرنة تتبع كل انحناءة رسمها المعماري في السقف، فيصبح بهو الفندق مكانًا لا ينسى.',
      ),
      '/project/4',
      'project-hotel-lobby.jpg',
    ),
    banner(
      both('Step inside the picture', 'ادخل إلى الصورة'),
      both(
        'Four walls and a floor in one canvas: an immersive gallery that changes its world every seven minutes.',
        'أربعة جدران وأرضية في لوحة واحدة: قاعة غامرة تبدل عالمها كل سبع دقائق.',
      ),
      '/project/7',
      'project-museum-immersive.jpg',
    ),
    banner(
      both('Where every flight is watched over', 'حيث تتابع كل رحلة'),
      both(
        'Twenty-four hours a day, one calm wall shows operators what matters and nothing else.',
        'على مدار الساعة يعرض جدار واحد هادئ للمشغلين ما يهمهم ولا شيء سواه.',
      ),
      '/project/2',
      'project-control-room.jpg',
    ),
  ],
};

const contentCards: DemoCollection = {
  base: 'homecontentslider',
  records: [
    card(
      'bi-brightness-high',
      both('Made for Gulf light', 'مصممة لضوء الخليج'),
      both(
        'Brightness, cooling and colour are chosen for noon in July, then tested at 55 °C.',
        'نختار السطوع والتبريد واللون لظهيرة يوليو، ثم نختبرها عند 55 درجة مئوية.',
      ),
      '/sub-category/3/outdoor-led',
    ),
    card(
      'bi-aspect-ratio',
      both('Measured to the millimetre', 'مقاسة بالمليمتر'),
      both(
        'We survey the wall, draw the steel and build the screen to fit, not the other way round.',
        'نقيس الجدار ونرسم الهيكل ونبني الشاشة على قياسه، لا العكس.',
      ),
      '/one-category/4/customized-monitors',
    ),
    card(
      'bi-people',
      both('One team to the end', 'فريق واحد حتى النهاية'),
      both(
        'Designers, engineers and installers under one roof, with one name to call.',
        'مصممون ومهندسون وفنيو تركيب تحت سقف واحد، واسم واحد تتصل به.',
      ),
      '/projects',
    ),
    card(
      'bi-translate',
      both('Arabic from the first pixel', 'العربية من أول بكسل'),
      both(
        'Interfaces, fonts and training are prepared in Arabic and English alike.',
        'الواجهات والخطوط والتدريب جاهزة بالعربية والإنجليزية.',
      ),
      '/one-category/2/interactive-screens',
    ),
    card(
      'bi-shield-check',
      both('Parts kept in Riyadh', 'قطع الغيار في الرياض'),
      both(
        'Modules from the same batch wait in our store, so a repair never leaves a patch.',
        'نحتفظ بوحدات من الدفعة نفسها في مستودعنا، فلا يترك الإصلاح أثرًا.',
      ),
      '/contact',
    ),
    card(
      'bi-chat-dots',
      both('A clear answer in one working day', 'جواب واضح خلال يوم عمل'),
      both(
        'Tell us the room and the purpose: a first price range follows in one working day, a fixed price after the survey.',
        'أخبرنا عن المكان والغرض: يصلك نطاق أولي للسعر خلال يوم عمل، وسعر ثابت بعد المعاينة.',
      ),
      '/register',
    ),
  ],
};

export const home: readonly DemoCollection[] = [heroBanners, productBanners, homeSlider, bodySlider, contentCards];
