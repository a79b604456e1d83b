import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { SubCategory } from '../sub-categories.ts';

export const interactiveSubCategories: readonly SubCategory[] = [
  {
    id: 6,
    family: 'interactive',
    name: both('Meeting Room Boards', 'ألواح قاعات الاجتماعات'),
    title: both('Meetings that end with a result', 'اجتماعات تنتهي بنتيجة'),
    text: both(
      'Boards of 65 to 86 inches that call, share and draw in one place, and send the minutes before the chairs are pushed back.',
      'ألواح من 65 إلى 86 بوصة تتصل وتعرض وترسم في مكان واحد، وترسل المحضر قبل أن ينهض الحاضرون.',
    ),
    banner: 'family-meeting-boards.jpg',
    products: [7, 6],
    cards: [
      part(
        both('Start with one touch', 'ابدأ بلمسة'),
        both(
          'The board knows the calendar of the room; the meeting opens without a cable or a code.',
          'اللوح يعرف تقويم القاعة، فيبدأ الاجتماع بلا كابل ولا رمز.',
        ),
        'product-interactive-86-day.jpg',
        '/product/7',
      ),
      part(
        both('Everyone on the page', 'الجميع في الصفحة'),
        both(
          'Colleagues at home write on the same canvas and are heard as if they sat at the table.',
          'الزملاء في البيت يكتبون على اللوحة نفسها ويُسمع صوتهم كأنهم حول الطاولة.',
        ),
        'product-interactive-86-in-use.jpg',
        '/product/7',
      ),
      part(
        both('Leave with the notes', 'اخرج بالملاحظات'),
        both(
          'A code on the screen hands every page to laptop and phone, and the board forgets them overnight.',
          'رمز على الشاشة يسلم كل صفحة للحاسوب والجوال، ثم ينساها اللوح ليلًا.',
        ),
        'project-boardroom-cable.jpg',
        '/product/7',
      ),
    ],
    slides: [
      part(
        both('The camera finds the speaker', 'الكاميرا تجد المتحدث'),
        both(
          'Eight microphones and a wide lens follow the conversation around the table.',
          'ثمانية ميكروفونات وعدسة واسعة تتابع الحديث حول الطاولة.',
        ),
        'product-interactive-86-detail.jpg',
        '/product/7',
      ),
      part(
        both('Four laptops, one board', 'أربعة حواسيب ولوح واحد'),
        both('Share four screens at once and pin the one that matters.', 'اعرض أربع شاشات معًا وثبت ما يهم منها.'),
        'product-interactive-86-front.jpg',
        '/product/7',
      ),
      part(
        both('From huddle to boardroom', 'من الركن إلى قاعة مجلس الإدارة'),
        both(
          'The same menu on every size: learn it once, use it in every room of the house.',
          'القائمة نفسها في كل مقاس: تعلمها مرة واستخدمها في كل قاعة.',
        ),
        'product-interactive-65-night.jpg',
        '/product/6',
      ),
    ],
    tiles: [
      part(
        both('Boardrooms', 'قاعات مجلس الإدارة'),
        both('Beside the LED wall, a board to write on.', 'بجانب جدار LED لوح للكتابة.'),
        'project-boardroom-table.jpg',
        '/project/5',
      ),
      part(
        both('Huddle rooms', 'غرف النقاش'),
        both('Sixty-five inches for six people.', '65 بوصة لستة أشخاص.'),
        'product-interactive-65-installed.jpg',
        '/product/6',
      ),
      part(
        both('Project rooms', 'غرف المشاريع'),
        both('Plans, notes and photographs side by side.', 'مخططات وملاحظات وصور متجاورة.'),
        'product-interactive-86-installed.jpg',
        '/product/7',
      ),
      part(
        both('Executive offices', 'مكاتب الإدارة'),
        both('A call, a signature, a decision.', 'مكالمة وتوقيع وقرار.'),
        'product-interactive-86-night.jpg',
        '/product/7',
      ),
      part(
        both('Design studios', 'مكاتب التصميم'),
        both('Two pens within reach.', 'قلمان في متناول اليد.'),
        'product-interactive-65-detail.jpg',
        '/product/6',
      ),
      part(
        both('Seminar rooms', 'قاعات الندوات'),
        both('Readable in full daylight.', 'مقروءة في ضوء النهار الكامل.'),
        'product-interactive-65-day.jpg',
        '/product/6',
      ),
      part(
        both('Training rooms', 'قاعات التدريب'),
        both('Lessons that follow the trainee home.', 'دروس ترافق المتدرب إلى بيته.'),
        'category-interactive-screens.jpg',
        '/product/7',
      ),
    ],
    projects: [5, 2, 8, 1],
    questions: [
      part(
        both('Does it work with our meeting service?', 'هل يعمل مع خدمة اجتماعاتنا؟'),
        both(
          'Zoom, Google Meet and Teams run on the board itself or on a computer in its slot; with one USB-C cable the camera and microphones serve your own laptop.',
          'تعمل Zoom و Google Meet و Teams على اللوح نفسه أو على حاسوب في منفذه، وبكابل USB-C واحد تخدم الكاميرا والميكروفونات حاسوبك.',
        ),
        'product-interactive-86-back.jpg',
      ),
      part(
        both('Is what we write kept private?', 'هل ما نكتبه خاص؟'),
        both(
          'Pages stay on the board until the meeting ends, are encrypted while they are stored and are wiped at midnight unless you decide otherwise.',
          'تبقى الصفحات في اللوح حتى نهاية الاجتماع، مشفرة أثناء حفظها، وتمحى عند منتصف الليل ما لم تقرر غير ذلك.',
        ),
        'project-boardroom-flush.jpg',
      ),
    ],
  },
  {
    id: 7,
    family: 'interactive',
    name: both('Classroom Boards', 'ألواح الفصول'),
    title: both('A lesson every pupil can reach', 'درس يصل إليه كل طالب'),
    text: both(
      'Tough glass, forty touches at once and a teacher’s menu that is learned in one break.',
      'زجاج متين، وأربعون لمسة معًا، وقائمة يتقنها المعلم في استراحة واحدة.',
    ),
    banner: 'family-classroom-boards.jpg',
    products: [6, 7],
    cards: [
      part(
        both('Writes like chalk', 'يكتب كالطباشير'),
        both(
          'Ink follows the pen without delay, and the palm wipes as it always did.',
          'الحبر يتبع القلم بلا تأخير، وراحة اليد تمسح كما كانت دائمًا.',
        ),
        'product-interactive-65-detail.jpg',
        '/product/6',
      ),
      part(
        both('Easy on the eyes', 'مريح للعين'),
        both(
          'Anti-glare glass without flicker and with less blue light, certified for a full school day.',
          'زجاج مانع للانعكاس بلا ارتعاش وبضوء أزرق أقل، معتمد ليوم دراسي كامل.',
        ),
        'product-interactive-65-day.jpg',
        '/product/6',
      ),
      part(
        both('Both languages, one board', 'لغتان ولوح واحد'),
        both(
          'The page runs from the left or from the right; handwriting is recognised in both, and so are formulas.',
          'تبدأ الصفحة من اليسار أو من اليمين، ويتعرف اللوح على خط اليد باللغتين وعلى المعادلات أيضًا.',
        ),
        'post-two-languages.jpg',
        '/product/7',
      ),
    ],
    slides: [
      part(
        both('Four pupils at the board', 'أربعة طلاب على اللوح'),
        both(
          'The board divides into four places, each with its own pen and colour.',
          'ينقسم اللوح إلى أربعة أماكن، لكل منها قلمه ولونه.',
        ),
        'product-interactive-65-front.jpg',
        '/product/6',
      ),
      part(
        both('The lesson goes home', 'الدرس يذهب إلى البيت'),
        both(
          'Pages, picture and voice are saved together for the pupil who was ill that day.',
          'تحفظ الصفحات والصورة والصوت معًا للطالب الذي غاب ذلك اليوم.',
        ),
        'product-interactive-86-detail.jpg',
        '/product/7',
      ),
      part(
        both('The hall joins in', 'والمدرج يشارك'),
        both('From the board to the auditorium wall with one button.', 'من اللوح إلى جدار المدرج بزر واحد.'),
        'project-university-side.jpg',
        '/project/8',
      ),
    ],
    tiles: [
      part(
        both('Secondary schools', 'المدارس الثانوية'),
        both('The page on the board, and on the laptop.', 'الصفحة على اللوح وعلى الحاسوب معًا.'),
        'product-interactive-86-in-use.jpg',
        '/product/7',
      ),
      part(
        both('Universities', 'الجامعات'),
        both('One board, two hundred notebooks.', 'لوح واحد و200 دفتر.'),
        'project-university-lectern.jpg',
        '/project/8',
      ),
      part(
        both('Libraries', 'المكتبات'),
        both('A reading corner that also writes.', 'ركن للقراءة والكتابة.'),
        'product-interactive-65-installed.jpg',
        '/product/6',
      ),
      part(
        both('Art rooms', 'غرف الفنون'),
        both('Four works, side by side.', 'أربعة أعمال متجاورة.'),
        'product-interactive-86-installed.jpg',
        '/product/7',
      ),
      part(
        both('Staff rooms', 'غرف المعلمين'),
        both('The plan for the week, at one table.', 'خطة الأسبوع على طاولة واحدة.'),
        'product-interactive-86-day.jpg',
        '/product/7',
      ),
      part(
        both('Shared classrooms', 'الفصول المشتركة'),
        both('On wheels, from room to room.', 'على عجلات من غرفة إلى غرفة.'),
        'product-interactive-86-front.jpg',
        '/product/7',
      ),
      part(
        both('Small groups', 'المجموعات الصغيرة'),
        both('One table, one lesson, one board.', 'طاولة واحدة ودرس واحد ولوح واحد.'),
        'product-interactive-65-night.jpg',
        '/product/6',
      ),
    ],
    projects: [8, 5, 7, 2],
    questions: [
      part(
        both('Which size for which classroom?', 'أي مقاس لأي فصل؟'),
        both(
          'Sixty-five inches serve up to five metres between the board and the last desk, eighty-six up to eight. We bring a paper template and hang it with you.',
          '65 بوصة تكفي حتى خمسة أمتار بين اللوح وآخر مقعد، و86 حتى ثمانية. نأتي بقالب ورقي ونعلقه معك.',
        ),
        'product-interactive-65-back.jpg',
      ),
      part(
        both('Will the glass survive a football?', 'هل يتحمل الزجاج كرة؟'),
        both(
          'It is tempered, four millimetres thick and bonded to the panel. Footballs it survives; please keep the javelins outside.',
          'هو زجاج مقسى بسماكة أربعة مليمترات وملتصق باللوحة. يتحمل الكرة، ونرجو إبقاء الرماح خارجًا.',
        ),
        'product-interactive-65-dimensions.jpg',
      ),
    ],
  },
  {
    id: 8,
    family: 'interactive',
    name: both('Touch Tables', 'الطاولات اللمسية'),
    title: both('A map, a menu, a meeting point in one table', 'خريطة وقائمة وملتقى في طاولة واحدة'),
    text: both(
      'Horizontal screens for showrooms, museums and lounges, built to order around our touch panels and safe with a cup of coffee.',
      'شاشات أفقية لصالات العرض والمتاحف والاستراحات، تصنع حسب الطلب حول ألواحنا اللمسية، ولا تخشى فنجان القهوة.',
    ),
    banner: 'family-touch-tables.jpg',
    products: [7, 6, 14],
    cards: [
      part(
        both('Six people around one screen', 'ستة أشخاص حول شاشة واحدة'),
        both('Each has a window that faces the side of its owner.', 'لكل منهم نافذة تتجه إلى جهته.'),
        'family-table-six.jpg',
        '/product/7',
      ),
      part(
        both('It knows what lies on it', 'تعرف ما يوضع عليها'),
        both('Place a product on the glass and its story opens beside it.', 'ضع منتجًا على الزجاج فتنفتح قصته بجانبه.'),
        'family-table-story.jpg',
        '/project/7',
      ),
      part(
        both('Built into your furniture', 'داخل أثاثك'),
        both(
          'Oak, marble or steel: the screen goes into the table that your interior deserves.',
          'بلوط أو رخام أو فولاذ: تدخل الشاشة في الطاولة التي يستحقها مكانك.',
        ),
        'family-table-oak.jpg',
        '/one-category/4',
      ),
    ],
    slides: [
      part(
        both('Plans that turn', 'مخططات تدور'),
        both(
          'A buyer walks around a model of the towers and opens the flat that catches the eye.',
          'يدور المشتري حول مجسم الأبراج ويفتح الشقة التي تلفته.',
        ),
        'family-table-towers.jpg',
        '/contact',
      ),
      part(
        both('Exhibits to touch', 'معروضات تلمس'),
        both(
          'Behind glass stands the original; on the table visitors may open, turn and zoom.',
          'خلف الزجاج القطعة الأصلية، وعلى الطاولة يفتحها الزائر ويديرها ويقربها.',
        ),
        'family-table-exhibit.jpg',
        '/project/7',
      ),
      part(
        both('A lounge that informs', 'استراحة تطلعك على الجديد'),
        both('Gate, weather and the last call, beside the coffee.', 'البوابة والطقس والنداء الأخير بجانب القهوة.'),
        'family-table-lounge.jpg',
        '/contact',
      ),
    ],
    tiles: [
      part(
        both('Property sales', 'مبيعات العقار'),
        both('Masterplan and floor plan in one gesture.', 'المخطط العام ومخطط الشقة بحركة.'),
        'family-table-flat.jpg',
        '/contact',
      ),
      part(
        both('Museums', 'المتاحف'),
        both('Touch what must not be touched.', 'المس ما لا يلمس.'),
        'project-museum-touch.jpg',
        '/project/7',
      ),
      part(
        both('Banks', 'البنوك'),
        both('Advice across a table, not a counter.', 'استشارة حول طاولة لا خلف شباك.'),
        'family-table-advice.jpg',
        '/project/5',
      ),
      part(
        both('Clinics', 'العيادات'),
        both('Explain the scan together.', 'شرح الأشعة معًا.'),
        'family-table-clinic.jpg',
        '/contact',
      ),
      part(
        both('Hotels', 'الفنادق'),
        both('The concierge on the coffee table.', 'خدمة الضيوف على طاولة القهوة.'),
        'family-table-town.jpg',
        '/project/4',
      ),
      part(
        both('Showrooms', 'صالات العرض'),
        both('Colours, trims, options, one screen.', 'ألوان وتجهيزات وخيارات في شاشة.'),
        'family-table-swatches.jpg',
        '/one-category/4',
      ),
      part(
        both('Events', 'الفعاليات'),
        both('A game that gathers a crowd.', 'لعبة تجمع الناس.'),
        'family-table-game.jpg',
        '/contact',
      ),
    ],
    projects: [7, 4, 5, 1],
    questions: [
      part(
        both('Is the table sealed against drinks?', 'هل الطاولة محكمة ضد المشروبات؟'),
        both(
          'The glass is one sheet, sealed at its edge. A spilled cup runs to a drip rim and never reaches the electronics.',
          'الزجاج لوح واحد محكم الحافة. الفنجان المسكوب يجري إلى حافة تصريف ولا يبلغ الإلكترونيات.',
        ),
        'family-table-coffee.jpg',
      ),
      part(
        both('Can we choose the size?', 'هل نختار المقاس؟'),
        both(
          'From 21 to 86 inches, round or straight, at coffee-table or standing height. Each table is drawn for its place.',
          'من 21 إلى 86 بوصة، دائرية أو مستقيمة، بارتفاع طاولة قهوة أو بارتفاع الوقوف. كل طاولة ترسم لمكانها.',
        ),
        'family-frame-sizes.jpg',
      ),
    ],
  },
];
