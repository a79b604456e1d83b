import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { ProductPage } from '../product-sections.ts';
import { films } from './films.ts';

export const visionProductPages: readonly ProductPage[] = [
  {
    product: 68,
    family: 'led',
    cards: [
      part(
        both('A picture without a frame', 'صورة بلا إطار'),
        both(
          'No bezel, no seam, no reflection of the lamp behind you. The wall opens and the story is in the room.',
          'لا حافة ولا فاصل ولا انعكاس للمصباح خلفك. ينفتح الجدار وتصبح الحكاية في المكان.',
        ),
        'product-vision-wall-front.jpg',
      ),
      part(
        both('Pixels you will never find', 'بكسلات لن تجدها'),
        both(
          'Each diode is smaller than a grain of sugar and sits behind one smooth, dark surface that you can wipe with a cloth.',
          'كل ثنائي أصغر من حبة سكر، خلف سطح واحد أملس داكن تمسحه بقطعة قماش.',
        ),
        'vision-gallery-4.jpg',
      ),
      part(
        both('Thin as a finger', 'بسماكة إصبع'),
        both(
          'A metal edge of 29.5 millimetres, drawn so slim that the display seems to be painted on the wall.',
          'حافة معدنية بسماكة 29.5 مليمترًا، نحيفة حتى لتبدو الشاشة مرسومة على الجدار.',
        ),
        'vision-gallery-3.jpg',
      ),
    ],
    rows: [
      part(
        both('Afternoons with open curtains', 'عصريات بستائر مفتوحة'),
        both(
          'A projector asks for darkness and a television gets lost in a great room. The Vision gives 800 nits at its peak and keeps its colours while the sun is on the carpet.',
          'جهاز العرض يطلب الظلام، والتلفاز يضيع في المكان الكبير. ذا فيجن تعطي 800 شمعة/م² في ذروتها وتحفظ ألوانها والشمس على السجاد.',
        ),
        'product-vision-wall-day.jpg',
      ),
      part(
        both('Matches without a blur', 'مباريات بلا ضبابية'),
        both(
          'At 3,840 hertz the ball stays a ball on its way into the corner. Slow motion is smooth, and eyes stay fresh into extra time.',
          'عند 3,840 هرتز تبقى الكرة كرة في طريقها إلى الزاوية. الإعادة البطيئة ناعمة، والعين مرتاحة حتى الأشواط الإضافية.',
        ),
        'vision-slide-1.jpg',
      ),
      part(
        both('Silent: there are no fans', 'صامتة بلا مراوح'),
        both(
          'There are no fans to hear. Sound leaves by eARC for your own speakers, or from the thirty-watt pair inside.',
          'لا مراوح تسمع. يخرج الصوت عبر eARC إلى سماعاتك، أو من السماعتين المدمجتين بقدرة ثلاثين واط.',
        ),
        'product-vision-wall-back.jpg',
      ),
    ],
    banners: [
      part(
        both('An evening with The Vision', 'مساء مع ذا فيجن'),
        both(
          'The glow of the picture fills the room, and the room becomes part of it.',
          'يملأ وهج الصورة المكان، ويصبح المكان جزءًا منها.',
        ),
        'vision-loop.mp4',
      ),
      part(
        both('Five sizes, one presence', 'خمسة مقاسات وحضور واحد'),
        both(
          '115, 147, 178, 231 and 295 inches, shown beside two guests.',
          '115 و147 و178 و231 و295 بوصة بجانب ضيفين.',
        ),
        'vision-slide-3.jpg',
      ),
    ],
    slides: [
      part(
        both('Nature at its own size', 'الطبيعة بحجمها'),
        both(
          'A petal three metres wide shows veins that no garden visit ever did.',
          'بتلة بعرض ثلاثة أمتار تكشف عروقًا لم تكشفها زيارة حديقة.',
        ),
        'vision-gallery-2.jpg',
      ),
      part(
        both('Northern lights in Riyadh', 'الشفق القطبي في الرياض'),
        both(
          'Deep greens rise from true black, because dark pixels are simply off.',
          'خضرة عميقة تصعد من سواد حقيقي، لأن البكسل المعتم مطفأ ببساطة.',
        ),
        'vision-slide-2.jpg',
      ),
      part(
        both('Dunes at the end of the sofa', 'كثبان في آخر المجلس'),
        both(
          'Between two films the wall shows a view of your choice, at the brightness of the hour.',
          'بين فيلمين يعرض الجدار إطلالة من اختيارك بسطوع يناسب الساعة.',
        ),
        'hero-vision-living-room.jpg',
      ),
    ],
    tiles: [
      statement(
        both('One remote', 'جهاز تحكم واحد'),
        both('Switches on, changes, sleeps: like any television.', 'تشغل وتبدل وتنام كأي تلفاز.'),
      ),
      statement(
        both('One day', 'يوم واحد'),
        both('Frame at nine, picture at five.', 'الهيكل في التاسعة والصورة في الخامسة.'),
      ),
      statement(
        both('One socket', 'مقبس واحد'),
        both('Up to 178 inches on ordinary 16 amperes.', 'حتى 178 بوصة على 16 أمبيرًا في المعتاد.'),
      ),
      statement(both('Two years', 'سنتان'), both('Of warranty, at your home.', 'من الضمان في بيتك.')),
    ],
    questions: [
      statement(
        both('Which size is right for my room?', 'أي مقاس يناسب مكاني؟'),
        both(
          'Measure from the sofa to the wall in metres and multiply by forty: that is a cinema in inches. Three metres ask for 115, four and a half for 178.',
          'قس من الكنبة إلى الجدار بالمتر واضربه في أربعين: هذه سينما بالبوصة. ثلاثة أمتار تطلب 115، وأربعة ونصف تطلب 178.',
        ),
      ),
      statement(
        both('Will my wall carry it?', 'هل يحملها جداري؟'),
        both(
          'The 115-inch display weighs 92 kilograms, as much as a bookshelf. For larger sizes, or for plasterboard, our engineer draws a frame that stands on the floor.',
          'شاشة 115 بوصة تزن 92 كجم، كوزن مكتبة صغيرة. وللمقاسات الأكبر أو لجدران الجبس يرسم مهندسنا هيكلًا يقف على الأرض.',
        ),
      ),
      statement(
        both('Is it really installed in a day?', 'هل تركب فعلًا في يوم؟'),
        both(
          'Up to 178 inches, yes: two engineers, one day, and we take the boxes with us. 231 and 295 inches take two.',
          'حتى 178 بوصة نعم: مهندسان ويوم واحد، ونأخذ الصناديق معنا. و231 و295 بوصة في يومين.',
        ),
      ),
      statement(
        both('What does it use each month?', 'كم تستهلك شهريًا؟'),
        both(
          'At 115 inches and five hours a day, about sixty kilowatt-hours: less than an old refrigerator.',
          'بمقاس 115 بوصة وخمس ساعات يوميًا نحو ستين كيلوواط ساعة، أي أقل من ثلاجة قديمة.',
        ),
      ),
    ],
    projects: [4, 5, 7],
    videos: [films.spark],
  },
  {
    product: 16,
    family: 'led',
    cards: [
      part(
        both('No hole in the wall', 'بلا ثقب في الجدار'),
        both(
          'The stand carries everything. When you move, the display moves with you and the wall stays as it was.',
          'الحامل يتولى كل شيء. حين تنتقل تنتقل الشاشة معك ويبقى الجدار كما كان.',
        ),
        'product-vision-stand-front.jpg',
      ),
      part(
        both('Made like furniture', 'صنع كالأثاث'),
        both(
          'Oiled walnut over a core of steel, with a channel that hides the only cable.',
          'خشب جوز مزيت حول قلب فولاذي، ومجرى يخفي الكابل الوحيد.',
        ),
        'product-vision-stand-detail.jpg',
      ),
      part(
        both('At home in a showroom', 'في صالة العرض كما في البيت'),
        both(
          'Galleries, car dealers and studios place it where the light is right this month.',
          'المعارض ووكالات السيارات والاستوديوهات تضعه حيث الضوء مناسب هذا الشهر.',
        ),
        'product-vision-stand-installed.jpg',
      ),
    ],
    rows: [
      part(
        both('Standing, and safe', 'واقف وآمن'),
        both(
          'The feet are weighted and the centre of gravity lies low: a child may lean on it, a door may slam.',
          'القاعدتان مثقلتان ومركز الثقل منخفض: قد يتكئ عليه طفل وقد يصفق باب.',
        ),
        'product-vision-stand-back.jpg',
      ),
      part(
        both('The same picture as on the wall', 'الصورة نفسها كما على الجدار'),
        both(
          'The same diodes, the same black and the same 3,840 hertz as The Vision on the wall.',
          'الثنائيات نفسها والأسود نفسه و3,840 هرتز نفسها كما في ذا فيجن الجدارية.',
        ),
        'vision-gallery-4.jpg',
      ),
      part(
        both('Two people, one morning', 'شخصان وصباح واحد'),
        both(
          'Six panels, one frame, no tools beyond the key in the box. Our team does it for the first time with you.',
          'ستة ألواح وإطار واحد، ولا أدوات سوى المفتاح في الصندوق. وفريقنا يركبه معك أول مرة.',
        ),
        'product-vision-stand-day.jpg',
      ),
    ],
    banners: [
      part(
        both('Where the light is best', 'حيث الضوء أجمل'),
        both('Turn it towards the sofa, the table or the stage.', 'أدره نحو الكنبة أو الطاولة أو المسرح.'),
        'vision-loop.mp4',
      ),
    ],
    slides: [
      part(
        both('For rented villas', 'للفلل المستأجرة'),
        both('A cinema that leaves with you.', 'سينما ترحل معك.'),
        'hero-vision-living-room.jpg',
      ),
      part(
        both('For studios', 'للاستوديوهات'),
        both('A backdrop that is rolled away after the take.', 'خلفية تنقل بعد التصوير.'),
        'vision-slide-2.jpg',
      ),
      part(
        both('For launches', 'لحفلات الإطلاق'),
        both(
          'A new car, a new scent, a new name: revealed at 115 inches.',
          'سيارة أو عطر أو اسم جديد يكشف على 115 بوصة.',
        ),
        'vision-slide-3.jpg',
      ),
    ],
    tiles: [
      statement(both('Walnut', 'خشب الجوز'), both('Or ash, or black steel.', 'أو الدردار أو الفولاذ الأسود.')),
      statement(both('115 inches', '115 بوصة'), both('2.55 metres of picture.', '2.55 متر من الصورة.')),
      statement(both('128 kg', '128 كجم'), both('In seven parts.', 'في سبع قطع.')),
      statement(both('One plug', 'قابس واحد'), both('400 watts on an ordinary evening.', '400 واط في مساء عادي.')),
    ],
    questions: [
      statement(
        both('Can it later hang on a wall?', 'هل تعلق لاحقًا على الجدار؟'),
        both(
          'Yes. The display leaves its stand with four screws and takes the bracket of The Vision.',
          'نعم. تنفصل الشاشة عن الحامل بأربعة براغ وتأخذ حامل ذا فيجن الجداري.',
        ),
      ),
      statement(
        both('Does the floor need preparation?', 'هل تحتاج الأرض إلى تجهيز؟'),
        both(
          'A level floor is enough; carpet, marble and timber all carry it. Felt comes under the feet.',
          'تكفي أرض مستوية، والسجاد والرخام والخشب كلها تحمله. وتحت القاعدتين لباد.',
        ),
      ),
    ],
    projects: [4, 7, 5],
    videos: [films.spark],
  },
];
