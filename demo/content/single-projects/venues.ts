import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { SingleProject } from '../single-projects.ts';
import { chapter } from './chapter.ts';

const brief = both('The brief', 'المطلوب');
const design = both('The design', 'التصميم');
const work = both('The work', 'التنفيذ');
const result = both('The result', 'النتيجة');

export const venues: readonly SingleProject[] = [
  {
    id: 3,
    title: both('Grand Arena', 'غراند أرينا'),
    subtitle: both('A ribbon and two giant screens for 42,000 seats', 'شريط وشاشتان عملاقتان حول 42,000 مقعد'),
    text: both(
      'Grand Arena in Jeddah now celebrates in light. A ribbon of 640 metres runs around the upper tier, and two giant screens of 15.4 × 8.6 metres replay every chance. One desk keeps them in step with the older bands under the roof and beside the pitch. Finished in 2025.',
      'غراند أرينا في جدة صار يحتفل بالضوء. شريط بطول 640 مترًا يدور حول المدرج العلوي، وشاشتان عملاقتان بقياس 15.4 × 8.6 متر تعيدان كل فرصة. ولوحة تحكم واحدة تضبط إيقاعها مع الأشرطة الأقدم تحت السقف وحول أرض الملعب. اكتمل المشروع عام 2025.',
    ),
    picture: 'project-stadium-ribbon.jpg',
    marks: [[2, 74, 50]],
    country: 'sa',
    sector: both('Sport', 'الرياضة'),
    products: [2, 11, 9],
    chapters: [
      chapter(
        brief,
        both('A stadium that answers its crowd', 'ملعب يرد على جمهوره'),
        both(
          'The club wanted the light of a goal to run around the stands before the cheer does.',
          'أراد النادي أن يدور ضوء الهدف حول المدرجات قبل أن يدور الهتاف.',
        ),
        'project-stadium-before.jpg',
      ),
      chapter(
        design,
        both('One metre high, 640 metres long', 'بارتفاع متر وطول 640 مترًا'),
        both(
          'Ufuq 6 cabinets of 0.96 × 0.96 metres, 667 of them, follow the curve of the tier for 640.3 metres, with 6.67 mm from pixel to pixel. They face down by seven degrees, so the first row of the stand opposite sees as much as the last.',
          'كبائن أفق 6 بقياس 0.96 × 0.96 متر، وعددها 667 وبين بكسلاتها 6.67 مم، تتبع انحناء المدرج على طول 640.3 متر وتميل إلى أسفل سبع درجات، فيرى الصف الأول في المدرج المقابل ما يراه الأخير.',
        ),
        'project-stadium-tier.jpg',
      ),
      chapter(
        work,
        both('Between two seasons', 'بين موسمين'),
        both(
          'Nine weeks from the last whistle to the first, and sixty-one days on site. Four crews set out behind the south goal, two along each side, and met behind the north goal.',
          'تسعة أسابيع من آخر صافرة إلى أول صافرة، منها 61 يومًا في الموقع. انطلقت أربعة أطقم من خلف المرمى الجنوبي، اثنان على كل جانب، والتقت خلف المرمى الشمالي.',
        ),
        'project-stadium-summer.jpg',
      ),
      chapter(
        result,
        both('The stand joins the team', 'المدرج ينضم إلى الفريق'),
        both(
          'Sponsors share the ribbon by the second, and the wave that fans used to make by hand now begins in the light. Wahah 55 guides fans to their gates, and Talab 32 shortens the queues for food.',
          'يتقاسم الرعاة الشريط بالثانية، والموجة التي كان الجمهور يصنعها بيديه صارت تبدأ من الضوء. وتدل أكشاك واحة 55 الجمهور على بواباته، وتختصر أكشاك طلب 32 طوابير المطاعم.',
        ),
        'project-stadium-wave.jpg',
        [[2, 88, 40]],
      ),
    ],
    questions: [
      part(
        both('What if the ball hits it?', 'ماذا لو أصابته الكرة؟'),
        both(
          'The modules wear a soft mask and were tested with two hundred shots at ninety kilometres an hour. None failed.',
          'تغطي الوحدات أقنعة لينة، وقد اختُبرت بمئتي تسديدة بسرعة تسعين كيلومترًا في الساعة، ولم تتعطل واحدة.',
        ),
        'project-stadium-ball.jpg',
      ),
      part(
        both('Does it disturb the players?', 'هل يزعج اللاعبين؟'),
        both(
          'While the ball is in play at night the ribbon stays below 1,200 nits with slow changes only; the league approved the settings.',
          'أثناء اللعب ليلًا يبقى الشريط دون 1,200 شمعة/م² وبتبدلات بطيئة فقط، وقد اعتمدت الرابطة هذا الضبط.',
        ),
        'project-stadium-play.jpg',
      ),
      part(
        both('Who operates it on match day?', 'من يشغله يوم المباراة؟'),
        both(
          'Two people from the club, trained by us in a week; our engineer still sits beside them at derbies.',
          'شخصان من النادي دربناهما في أسبوع، وما زال مهندسنا يجلس بجانبهما في مباريات القمة.',
        ),
        'project-stadium-desk.jpg',
      ),
    ],
  },
  {
    id: 7,
    title: both('Nova Events', 'نوفا للفعاليات'),
    subtitle: both('A gallery you walk into', 'معرض تدخل إليه'),
    text: both(
      'For Nova Events in Abu Dhabi we built a room without seams: four walls and a floor of LED, 380 square metres in all. A story surrounds sixty visitors at a time. Finished in 2025.',
      'لنوفا للفعاليات في أبوظبي بنينا غرفة بلا فواصل: أربعة جدران وأرضية من LED بمساحة 380 مترًا مربعًا، تحيط فيها القصة بستين زائرًا في كل مرة. اكتمل المشروع عام 2025.',
    ),
    picture: 'project-museum-immersive.jpg',
    marks: [
      [1, 44, 30],
      [5, 48, 83],
    ],
    country: 'ae',
    sector: both('Culture', 'الثقافة'),
    products: [1, 5, 14],
    chapters: [
      chapter(
        brief,
        both('No projector, no shadow', 'بلا أجهزة عرض ولا ظلال'),
        both(
          'Projected rooms grow pale when people wear white. This one had to stay deep in colour with sixty guests inside it.',
          'غرف الإسقاط الضوئي تبهت حين يلبس الناس الأبيض. وهذه كان عليها أن تبقى عميقة اللون وفيها ستون ضيفًا.',
        ),
        'project-museum-deep.jpg',
      ),
      chapter(
        design,
        both('A floor that carries a crowd', 'أرضية تحمل حشدًا'),
        both(
          'Walls of 260 square metres in Noor 1.2 meet a floor of 120 in Masrah 2.6 panels, under slip-resistant laminated glass that bears two tonnes a square metre.',
          'جدران نور 1.2 بمساحة 260 مترًا مربعًا تلتقي بأرضية من ألواح مسرح 2.6 مساحتها 120 مترًا مربعًا، فوقها زجاج مصفح مانع للانزلاق يتحمل طنين لكل متر مربع.',
        ),
        'project-museum-floor.jpg',
      ),
      chapter(
        work,
        both('Five weeks in the dark', 'خمسة أسابيع في العتمة'),
        both(
          'The cabinets of the corners came bevelled at 45 degrees and were aligned on site to within a fifth of a millimetre; then the room was calibrated as one screen.',
          'وصلت كبائن الزوايا مشطوفة بزاوية 45 درجة، وركبت في الموقع بدقة 0.2 مم، ثم ضبطت ألوان الغرفة كأنها شاشة واحدة.',
        ),
        'project-museum-corner.jpg',
      ),
      chapter(
        result,
        both('Seven minutes, then another world', 'سبع دقائق ثم عالم آخر'),
        both(
          'Aurora, desert, stars: the programme changes with the season, and schools come in the mornings. An Itar 21, built into the wall at the door, counts down to the next film.',
          'شفق وصحراء ونجوم: يتبدل البرنامج مع الموسم، وتأتي المدارس في الصباح. وعند الباب شاشة إطار 21 مدمجة في الجدار تعد الدقائق إلى العرض التالي.',
        ),
        'project-museum-desert.jpg',
        [
          [1, 24, 18],
          [5, 45, 87],
        ],
      ),
    ],
    questions: [
      part(
        both('Can visitors touch the walls?', 'هل يلمس الزوار الجدران؟'),
        both(
          'Yes. The diodes lie under a clear coating that is wiped every evening like a window.',
          'نعم. الثنائيات الضوئية تحت طلاء شفاف يمسح كل مساء كالنافذة.',
        ),
        'project-museum-touch.jpg',
      ),
      part(
        both('Is it hot inside?', 'هل المكان حار في الداخل؟'),
        both(
          'No, not even with sixty guests. The heat of the walls is drawn off behind them, and cool air enters through a slot above the floor.',
          'لا، حتى مع ستين ضيفًا. تسحب حرارة الجدران من خلفها، ويدخل الهواء البارد من شق فوق الأرض.',
        ),
        'project-museum-door.jpg',
      ),
      part(
        both('Who made the films?', 'من صنع الأفلام؟'),
        both(
          'Three studios of the region, on templates that we unrolled from the room. New films are checked on a model first.',
          'ثلاثة استوديوهات من المنطقة، على قوالب فردناها من الغرفة. وكل فيلم جديد يعاين على مجسم أولًا.',
        ),
        'project-museum-film.jpg',
      ),
    ],
  },
  {
    id: 8,
    title: both('Gulf University', 'جامعة الخليج'),
    subtitle: both('An auditorium for the whole campus', 'مدرج للجامعة كلها'),
    text: both(
      'Gulf University in Dammam gave its old hall a curved wall of eighteen metres. Lectures, graduations and films share it, and lessons from forty classrooms can appear on it at the press of a button. Finished in 2026.',
      'منحت جامعة الخليج في الدمام قاعتها القديمة جدارًا منحنيًا بعرض 18 مترًا. تتقاسمه المحاضرات وحفلات التخرج والأفلام، وتظهر عليه دروس أربعين فصلًا بضغطة زر. اكتمل المشروع عام 2026.',
    ),
    picture: 'project-university-auditorium.jpg',
    marks: [[1, 44, 42]],
    country: 'sa',
    sector: both('Education', 'التعليم'),
    products: [1, 6, 7],
    chapters: [
      chapter(
        brief,
        both('Eight hundred seats, one view', '800 مقعد ومشهد واحد'),
        both(
          'From the side seats the old screen had been a sliver. The university wanted the same lecture for every student.',
          'من المقاعد الجانبية كانت الشاشة القديمة شريحة ضيقة. أرادت الجامعة المحاضرة نفسها لكل طالب.',
        ),
        'project-university-side.jpg',
      ),
      chapter(
        design,
        both('Curved to the seats', 'انحناء على قدر المقاعد'),
        both(
          'The radius of the wall equals the radius of the rows, so brightness and colour reach each seat alike. The lectern controls everything from one page.',
          'نصف قطر الجدار يساوي نصف قطر الصفوف، فيصل السطوع واللون إلى كل مقعد بالتساوي. والمنصة تتحكم في كل شيء من صفحة واحدة.',
        ),
        'project-university-curve.jpg',
      ),
      chapter(
        work,
        both('A summer without lectures', 'صيف بلا محاضرات'),
        both(
          'Ten weeks for steel, wall, sound and light, finished four days before the welcome ceremony.',
          'عشرة أسابيع للهيكل والجدار والصوت والإضاءة، اكتملت قبل حفل الاستقبال بأربعة أيام.',
        ),
        'project-university-summer.jpg',
      ),
      chapter(
        result,
        both('Forty classrooms on one wall', 'أربعون فصلًا على جدار واحد'),
        both(
          'Lawh boards across the campus send their page to the hall, and the hall sends its lecture back.',
          'ألواح «لوح» في أرجاء الجامعة ترسل صفحتها إلى المدرج، ويرد المدرج بمحاضرته.',
        ),
        'project-university-lectern.jpg',
      ),
    ],
    questions: [
      part(
        both('Is text readable at the back?', 'هل النص مقروء في الخلف؟'),
        both(
          'Good eyes still make out letters of five centimetres from the last row, at twenty-six metres. Our slide template sets thirteen, which everyone reads without effort.',
          'العين السليمة تميز حروفًا بارتفاع خمسة سنتيمترات من الصف الأخير على بعد 26 مترًا. أما قالب شرائحنا فحروفه 13 سنتيمترًا يقرؤها الجميع بيسر.',
        ),
        'project-university-last-row.jpg',
      ),
      part(
        both('Can the hall be filmed?', 'هل يمكن تصوير القاعة؟'),
        both(
          'At 3,840 hertz the cameras see no lines, and lectures go out live to the other campus.',
          'عند 3,840 هرتز لا ترى الكاميرات خطوطًا، وتبث المحاضرات مباشرة إلى المقر الآخر.',
        ),
        'project-university-filmed.jpg',
      ),
      part(
        both('Who looks after it?', 'من يعتني بها؟'),
        both(
          'Two technicians of the university, with spare modules in the cellar and our phone number on the door.',
          'فنيان من الجامعة، ووحدات احتياطية في القبو، ورقم هاتفنا على الباب.',
        ),
        'project-university-cellar.jpg',
      ),
    ],
  },
];
