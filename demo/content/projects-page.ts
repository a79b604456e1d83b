import { both } from '../both.ts';
import { part, type Statement, statement, toRecords } from '../part.ts';
import type { DemoCollection, DemoRecord, Words } from '../record.ts';

const section = (slug: string, home: string, parts: readonly Statement[]): DemoCollection => ({
  base: slug,
  records: toRecords(parts, home),
});

/** The path `0` puts a member into the first of the two crew sliders, which shows them in reverse order. */
const first = '0';
const second = '/about';

const crew = section('projectcrew', second, [
  part(
    both('Training lead', 'قائدة فريق التدريب'),
    both('Stays until your own people run the screen without a manual.', 'تبقى حتى يشغل فريقك الشاشة بلا دليل.'),
    'crew-training.jpg',
    first,
  ),
  part(
    both('Rigging lead', 'قائد فريق الرفع'),
    both('Hangs two tonnes over a stage and sleeps well.', 'يعلق حمولة وزنها طنان فوق المسرح وينام مطمئنًا.'),
    'crew-rigging.jpg',
    first,
  ),
  part(
    both('Service lead', 'قائد فريق الصيانة'),
    both('Answers the phone and knows your screen by its number.', 'يرد على الهاتف ويعرف شاشتك برقمها.'),
    'crew-service.jpg',
    first,
  ),
  part(
    both('Calibration lead', 'قائد فريق المعايرة'),
    both('Leaves when the white is white from corner to corner.', 'لا يغادر حتى يصير الأبيض أبيض من زاوية إلى زاوية.'),
    'crew-calibration.jpg',
    first,
  ),
  part(
    both('Installation lead', 'قائد فريق التركيب'),
    both('Plans every lift, every night and the clean-up afterwards.', 'يخطط لكل رفع وكل ليلة وللتنظيف بعدها.'),
    'crew-installation.jpg',
    first,
  ),
  part(
    both('Survey lead', 'قائد فريق المعاينة'),
    both(
      'Measures wall, light and power before anyone names a fixed price.',
      'يقيس الجدار والضوء والكهرباء قبل أن يذكر أحد سعرًا ثابتًا.',
    ),
    'crew-survey.jpg',
    first,
  ),
  part(
    both('Structural engineer', 'مهندس إنشائي'),
    both('Draws the steel that nobody sees and everyone relies on.', 'يرسم الفولاذ الذي لا يراه أحد ويعتمد عليه الجميع.'),
    'crew-structure.jpg',
  ),
  part(
    both('Content designer', 'مصممة محتوى'),
    both('Turns curves into templates and stories into films.', 'تحول المنحنيات إلى قوالب والقصص إلى أفلام.'),
    'crew-content.jpg',
  ),
  part(
    both('Software engineer', 'مهندسة برمجيات'),
    both('Lets kiosks, tills and calendars speak to one another.', 'تجعل الأكشاك وأنظمة البيع والتقاويم تتحدث معًا.'),
    'crew-software.jpg',
  ),
  part(
    both('Project coordinator', 'منسق مشاريع'),
    both('Keeps one schedule for five trades and one promise to you.', 'يحفظ جدولًا واحدًا لخمسة تخصصات ووعدًا واحدًا لك.'),
    'crew-coordination.jpg',
  ),
  part(
    both('Electrical engineer', 'مهندسة كهرباء'),
    both('Balances three phases before the first module is lit.', 'توازن الأطوار الثلاثة قبل أن تضاء أول وحدة.'),
    'crew-electrical.jpg',
  ),
  part(
    both('Spare parts manager', 'مسؤول قطع الغيار'),
    both(
      'Keeps modules of the same batch for as long as your screen runs.',
      'يحفظ وحدات من الدفعة نفسها ما دامت شاشتك تعمل.',
    ),
    'crew-parts.jpg',
  ),
]);

const slide = (icon: string, title: Words, info: Words, link: string): DemoRecord => ({
  fields: { icon, title, info, link },
});

const contentSlider: DemoCollection = {
  base: 'projectcontentslider',
  records: [
    slide(
      'bi-geo-alt',
      both('Teams in two countries', 'فريقان في بلدين'),
      both('From Tabuk to Fujairah, led from Riyadh and Dubai.', 'من تبوك إلى الفجيرة، بإدارة من الرياض ودبي.'),
      '/contact',
    ),
    slide(
      'bi-grid-3x3',
      both('By our own hands', 'بأيدي فريقنا'),
      both(
        'Every LED wall is hung, levelled and calibrated by our own team.',
        'كل جدار LED يعلقه فريقنا ويسويه ويعايره.',
      ),
      '/one-category/1/led-screens',
    ),
    slide(
      'bi-clock-history',
      both('On the agreed day', 'في اليوم المتفق عليه'),
      both('Every date in the schedule has a name beside it.', 'كل موعد في الجدول بجانبه اسم.'),
      '/register',
    ),
    slide(
      'bi-moon-stars',
      both('While you sleep', 'وأنت نائم'),
      both(
        'Malls, hotels and airports stay open; we work at night.',
        'تبقى مراكز التسوق والفنادق والمطارات مفتوحة، ونعمل نحن ليلًا.',
      ),
      '/project/1/city-mall',
    ),
    slide(
      'bi-telephone',
      both('One working day', 'يوم عمل واحد'),
      both('From your call to an engineer in front of the screen.', 'من اتصالك إلى مهندس أمام الشاشة.'),
      '/contact',
    ),
  ],
};

const media = section('projectcycle', '/projects', [
  part(
    both('A ceiling that moves like water', 'سقف يتحرك كالماء'),
    both(
      'Palm Hotels, Dubai: 210 square metres of flexible LED over the reception.',
      'فنادق النخيل، دبي: 210 أمتار مربعة من شاشات LED المرنة فوق الاستقبال.',
    ),
    'product-flexible-ribbon-in-use.jpg',
    '/project/4',
  ),
  part(
    both('A room that turns into desert', 'قاعة تصير صحراء'),
    both(
      'Nova Events, Abu Dhabi: 260 square metres of LED on four walls and 120 more under a glass floor.',
      'نوفا للفعاليات، أبوظبي: 260 مترًا مربعًا من شاشات LED على أربعة جدران، و120 تحت أرضية زجاجية.',
    ),
    'project-museum-desert.jpg',
    '/project/7',
  ),
  part(
    both('One wall that every desk can trust', 'جدار واحد تثق به كل المكاتب'),
    both(
      'Skyline Airports, Dubai: 71 square metres in one curve, the same picture for every desk.',
      'مطارات سكايلاين، دبي: 71 مترًا مربعًا في جدار منحنٍ واحد، والصورة نفسها لكل المكاتب.',
    ),
    'product-indoor-led-wall-night.jpg',
    '/project/2',
  ),
]);

/** A client's logo exists in both languages: `NAME.svg` and `NAME-ar.svg`. */
const client = (title: Words, text: Words, logo: string, path: string): DemoRecord => ({
  fields: {
    title,
    text,
    path,
    icon: { en: { file: `clients/${logo}.svg` }, ar: { file: `clients/${logo}-ar.svg` } },
  },
});

const clients: DemoCollection = {
  base: 'clientslogos',
  records: [
    client(both('City Mall', 'سيتي مول'), both('Retail, Riyadh', 'تجزئة، الرياض'), 'client-city-mall', '/project/1'),
    client(
      both('Skyline Airports', 'مطارات سكايلاين'),
      both('Transport, Dubai', 'نقل، دبي'),
      'client-skyline-airports',
      '/project/2',
    ),
    client(both('Grand Arena', 'غراند أرينا'), both('Sport, Jeddah', 'رياضة، جدة'), 'client-grand-arena', '/project/3'),
    client(
      both('Palm Hotels', 'فنادق النخيل'),
      both('Hospitality, Dubai', 'ضيافة، دبي'),
      'client-palm-hotels',
      '/project/4',
    ),
    client(
      both('Sahara Bank', 'بنك الصحراء'),
      both('Banking, Riyadh', 'بنوك، الرياض'),
      'client-sahara-bank',
      '/project/5',
    ),
    client(
      both('Oasis Retail', 'الواحة للتجزئة'),
      both('Retail, Jeddah', 'تجزئة، جدة'),
      'client-oasis-retail',
      '/project/6',
    ),
    client(
      both('Nova Events', 'نوفا للفعاليات'),
      both('Culture, Abu Dhabi', 'ثقافة، أبوظبي'),
      'client-nova-events',
      '/project/7',
    ),
    client(
      both('Gulf University', 'جامعة الخليج'),
      both('Education, Dammam', 'تعليم، الدمام'),
      'client-gulf-university',
      '/project/8',
    ),
  ],
};

const steps = section('projegridctcontent', '/our-community', [
  part(
    both('We listen in the room', 'نستمع في المكان'),
    both(
      'An engineer stands where your visitors will stand, counts the steps, the lamps and the questions, and writes down what the screen has to achieve.',
      'يقف مهندسنا حيث سيقف زوارك، ويعد الخطوات والمصابيح والأسئلة، ويكتب ما على الشاشة أن تحققه.',
    ),
    'hero-lobby-kiosks.jpg',
  ),
  part(
    both('We draw before we fix the price', 'نرسم قبل أن نثبت السعر'),
    both(
      'A first price range in one working day. Within a week of the survey you have a fixed price, and drawings at true size.',
      'نطاق أولي للسعر خلال يوم عمل. وخلال أسبوع من المعاينة سعر ثابت ومخططات بالمقاس الحقيقي.',
    ),
    'blog-pixel-pitch.jpg',
  ),
  part(
    both('We test it before we install it', 'نختبرها قبل أن نركبها'),
    both(
      'In our hall every module is burned in for 72 hours, so nothing surprises us at your place.',
      'في صالتنا تعمل كل وحدة 72 ساعة متواصلة، فلا مفاجآت في موقعك.',
    ),
    'product-rental-panels-back.jpg',
  ),
  part(
    both('We tune it to your light', 'نضبطها على ضوئك'),
    both(
      'A camera calibrates colour and brightness under your own lamps, by day and by night.',
      'تعاير الكاميرا اللون والسطوع تحت مصابيحك، نهارًا وليلًا.',
    ),
    'blog-calibration.jpg',
  ),
  part(
    both('We stay within reach', 'نبقى على مقربة'),
    both(
      'Spare parts of the same batch, a yearly inspection and one number that a person answers.',
      'قطع غيار من الدفعة نفسها، وفحص سنوي، ورقم واحد يرد عليه إنسان.',
    ),
    'project-control-room.jpg',
  ),
]);

/** The address of a demo article, for both languages. */
const article = (blog: number, post: number): string => `/our-community?blog=${blog}&section=${post}`;

const blogs = section('projectblogs', '/our-community', [
  part(
    both('How to choose a pixel pitch', 'كيف تختار المسافة بين البكسلات'),
    both(
      'Three viewing distances, one simple sum, and the mistake that doubles the price.',
      'ثلاث مسافات ومعادلة بسيطة، والخطأ الذي يضاعف السعر.',
    ),
    'blog-pixel-pitch.jpg',
    article(1, 1),
  ),
  part(
    both('What calibration really does', 'ماذا تفعل المعايرة حقًا'),
    both(
      'Why a new screen is patchy, and how a camera cures it.',
      'لماذا تبدو الشاشة الجديدة مبقعة، وكيف تعالجها الكاميرا.',
    ),
    'blog-calibration.jpg',
    article(4, 10),
  ),
  part(
    both('Writing for a 32:9 screen', 'الكتابة لشاشة 32:9'),
    both(
      'Long lines, short words: content for bar displays in two languages.',
      'سطور طويلة وكلمات قصيرة: محتوى الشاشات الشريطية بلغتين.',
    ),
    'family-bar-aisle.jpg',
    article(3, 7),
  ),
  part(
    both('Nineteen nights above an atrium', 'تسع\u00a0عشرة\u00a0ليلة فوق ردهة'),
    both(
      'Ring by ring and night by night, an 11\u2011metre cylinder went up in a mall that never closed.',
      'حلقة بعد حلقة وليلة بعد ليلة، ارتفعت أسطوانة طولها 11 مترًا في مركز تسوق لم يغلق.',
    ),
    'project-mall-atrium.jpg',
    article(2, 4),
  ),
]);

/** The page shows the first two; another one appears when one of these is deleted. */
const previous = section('projectpreprojects', '/projects', [
  part(
    both('Windows that change with the season', 'واجهات تتبدل مع الموسم'),
    both(
      'Oasis Retail, Jeddah: 46 square metres of transparent LED, and the shelves stay in sight.',
      'الواحة للتجزئة، جدة: 46 مترًا مربعًا من شاشات LED الشفافة، والرفوف تبقى ظاهرة.',
    ),
    'product-transparent-led-in-use.jpg',
    '/project/6',
  ),
  part(
    both('A stand that celebrates in light', 'مدرج يحتفل بالضوء'),
    both(
      'Grand Arena, Jeddah: 880 square metres, a 640\u2011metre ribbon and two giant screens.',
      'غراند أرينا، جدة: 880 مترًا مربعًا، شريط بطول 640 مترًا وشاشتان عملاقتان.',
    ),
    'solution-stadium.jpg',
    '/project/3',
  ),
  part(
    both('Numbers in a bright room', 'أرقام في غرفة مضيئة'),
    both(
      'Sahara Bank, Riyadh: in the boardroom a fine-pitch wall stays clear with every lamp lit.',
      'بنك الصحراء، الرياض: في قاعة مجلس الإدارة جدار متقارب البكسلات يبقى واضحًا وكل المصابيح مضاءة.',
    ),
    'project-boardroom-table.jpg',
    '/project/5',
  ),
  part(
    both('An auditorium for the whole campus', 'مدرج للجامعة كلها'),
    both('Gulf University, Dammam: a curved wall of eighteen metres.', 'جامعة الخليج، الدمام: جدار منحنٍ بعرض 18 مترًا.'),
    'project-university-side.jpg',
    '/project/8',
  ),
]);

/** Fictional names, made of words for light. */
const team = section('projectteammembers', '/about', [
  part(
    both('Salem Wahhaj · Managing Director', 'سالم الوهاج · المدير العام'),
    both(
      '“I began as an installer in 2011. Today there are 24 of us, and I still read every complaint.”',
      '«بدأت فني تركيب عام 2011. واليوم صرنا 24، وما زلت أقرأ كل شكوى.»',
    ),
    'blog-calibration.jpg',
  ),
  statement(
    both('Noura Diya · Head of Engineering', 'نورة الضياء · رئيسة الهندسة'),
    both(
      '“A display is a building, only thinner. At Palm Hotels we drew the steel before we drew the light.”',
      '«الشاشة مبنى، لكنه أنحف. في فنادق النخيل رسمنا الفولاذ قبل أن نرسم الضوء.»',
    ),
  ),
  statement(
    both('Yazan Barq · Head of Projects', 'يزن البرق · رئيس المشاريع'),
    both(
      '“Nineteen nights above the atrium of City Mall, and every morning the shops opened on time.”',
      '«تسع عشرة ليلة فوق ردهة سيتي مول، وفي كل صباح فتحت المتاجر في موعدها.»',
    ),
  ),
  statement(
    both('Lamis Fajr · Creative Director', 'لميس الفجر · المديرة الإبداعية'),
    both(
      '“At Nova Events nobody looks at the film. They stand in the middle of it.”',
      '«في نوفا للفعاليات لا أحد ينظر إلى الفيلم، بل يقف الجميع في وسطه.»',
    ),
  ),
  statement(
    both('Majed Siraj · Head of Service', 'ماجد السراج · رئيس الصيانة'),
    both(
      '“I count every minute a screen is off. In 97 of 100 calls an engineer stands before it within one working day.”',
      '«أعد دقائق توقف الشاشات. وفي 97 من كل 100 اتصال يقف مهندسنا أمام الشاشة خلال يوم عمل واحد.»',
    ),
  ),
  statement(
    both('Hind Shuaa · Emirates Manager', 'هند الشعاع · مديرة فرع الإمارات'),
    both(
      '“I know every loading bay between Dubai and Al Ain, and who holds the key.”',
      '«أعرف كل رصيف تحميل بين دبي والعين، ومن يحمل مفتاحه.»',
    ),
  ),
]);

const questions = section('projectquestions', '/projects', [
  part(
    both('Where do we begin?', 'من أين نبدأ؟'),
    both(
      'With the place and the purpose: send a photo, the size and what you want to show. You have a first price range in one working day, and a fixed price after the survey.',
      'من المكان والغرض: أرسل صورة والمقاس وما تريد عرضه، فيصلك نطاق أولي للسعر خلال يوم عمل، وسعر ثابت بعد المعاينة.',
    ),
    'question-begin.jpg',
    '/register',
  ),
  part(
    both('What does a project cost?', 'كم تكلفة المشروع؟'),
    both(
      'Screen, steel, content and service are quoted apart, so you see where the money goes and what may wait.',
      'نسعر الشاشة والهيكل والمحتوى والصيانة كلًا على حدة، فترى أين يذهب المال وما يمكن تأجيله.',
    ),
    'question-cost.jpg',
  ),
  part(
    both('Can you work while we are open?', 'هل تعملون والمكان مفتوح للزوار؟'),
    both(
      'Most of our projects grew at night. We plan the noise, the lifts and the cleaning with your people.',
      'نمت معظم مشاريعنا ليلًا. نخطط للصوت والرفع والتنظيف مع فريقك.',
    ),
    'question-open.jpg',
  ),
  part(
    both('Who makes the content?', 'من يصنع المحتوى؟'),
    both(
      'Your agency on our templates, or our studio on your story. Both begin on a model of the screen.',
      'وكالتك على قوالبنا، أو فريقنا على قصتك. وكلاهما يبدأ على مجسم للشاشة.',
    ),
    'question-content.jpg',
  ),
  part(
    both('What happens after the opening?', 'ماذا بعد الافتتاح؟'),
    both(
      'Training, spare parts on site, an inspection each year, and an engineer within one working day.',
      'تدريب، وقطع احتياطية في الموقع، وفحص كل سنة، ومهندس خلال يوم عمل.',
    ),
    'question-after.jpg',
  ),
]);

/** The nine collections of the Projects page. */
export const projectsPage: readonly DemoCollection[] = [
  crew,
  contentSlider,
  media,
  clients,
  steps,
  blogs,
  previous,
  team,
  questions,
];
