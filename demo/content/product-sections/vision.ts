import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { ProductPage } from '../product-sections.ts';

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
        'vision-gallery-2.jpg',
      ),
      part(
        both('Pixels that melt into the picture', 'بكسلات تذوب في الصورة'),
        both(
          'From one to the next it is 1.33 to 1.70 mm, depending on the size, behind one smooth, dark surface that you can wipe with a cloth.',
          'المسافة بين البكسلات من 1.33 إلى 1.70 مم بحسب المقاس، خلف سطح واحد أملس داكن تمسحه بقطعة قماش.',
        ),
        'vision-gallery-4.jpg',
      ),
      part(
        both('Slim from the side', 'نحيفة من الجانب'),
        both(
          'Only 29.5 millimetres deep, so slim that the display seems to be painted on the wall.',
          'بعمق 29.5 مليمترًا فقط، نحيفة حتى لتبدو الشاشة مرسومة على الجدار.',
        ),
        'vision-gallery-6.jpg',
      ),
    ],
    rows: [
      part(
        both('Full colour with the lights on', 'ألوان كاملة والأنوار مضاءة'),
        both(
          'A projector asks for darkness and a television gets lost in a great room. The Vision gives 800 nits at its peak and keeps its colours beside a lamp, or with daylight at the curtains.',
          'جهاز العرض يطلب الظلام، والتلفاز يضيع في المكان الكبير. ذا فيجن تعطي 800 شمعة/م² في ذروتها وتحفظ ألوانها بجانب المصباح أو مع ضوء النهار خلف الستائر.',
        ),
        'product-vision-wall-day.jpg',
      ),
      part(
        both('Every seat is a good one', 'كل مقعد مكان جيد'),
        both(
          'Colours hold up to 160°, so the armchair at the side sees what the sofa sees. At 3,840 hertz motion stays sharp, and eyes stay fresh into extra time.',
          'تثبت الألوان حتى 160 درجة، فيرى المقعد الجانبي ما تراه الكنبة. وعند 3,840 هرتز تبقى الحركة واضحة والعين مرتاحة حتى الأشواط الإضافية.',
        ),
        'vision-gallery-1.jpg',
      ),
      part(
        both('Silent: there are no fans', 'صامتة بلا مراوح'),
        both(
          'Seen here from behind, before it is hung. What you hear is the film: its sound leaves by eARC for your own speakers, or from the thirty-watt pair inside.',
          'تراها هنا من الخلف قبل تعليقها. لا تسمع سوى الفيلم: يخرج صوته عبر eARC إلى سماعاتك، أو من السماعتين المدمجتين بقدرة 30 واطًا.',
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
        'vision-evening.jpg',
      ),
    ],
    slides: [
      part(
        both('Five sizes, one presence', 'خمسة مقاسات وحضور واحد'),
        both(
          '115, 147, 178, 231 and 295 inches, shown beside two guests.',
          '115 و147 و178 و231 و295 بوصة بجانب ضيفين.',
        ),
        'vision-slide-3.jpg',
      ),
      part(
        both('A painting when it rests', 'لوحة حين تستريح'),
        both(
          'Between two films it hangs as a work of art, at the brightness of the hour.',
          'بين فيلمين تبقى على الجدار كعمل فني، بسطوع يناسب الساعة.',
        ),
        'product-vision-wall-front.jpg',
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
          'The sun sets in the desert whenever you like, and its light reaches the carpet.',
          'تغيب الشمس في الصحراء متى شئت، ويصل ضوؤها إلى السجاد.',
        ),
        'hero-vision-living-room.jpg',
      ),
    ],
    tiles: [
      statement(
        both('One remote', 'جهاز تحكم واحد'),
        both('On, off, source and volume: like any television.', 'تشغيل وإطفاء ومصدر وصوت، كأي تلفاز.'),
      ),
      statement(
        both('One day', 'يوم واحد'),
        both(
          'Up to 178 inches: frame at nine, picture at five.',
          'حتى 178 بوصة: الهيكل في التاسعة والصورة في الخامسة.',
        ),
      ),
      statement(
        both('One circuit', 'دائرة واحدة'),
        both('Up to 178 inches on a single 16 A circuit.', 'حتى 178 بوصة على دائرة كهربائية واحدة 16 أمبيرًا.'),
      ),
      statement(
        both('Two years', 'سنتان'),
        both('Two-year home warranty: the engineer comes to you.', 'ضمان منزلي لسنتين، والمهندس يأتي إليك.'),
      ),
    ],
    questions: [
      statement(
        both('Which size is right for my room?', 'أي مقاس يناسب مكاني؟'),
        both(
          'Multiply the metres from the sofa to the wall by forty and take the nearest size below: 115 inches at 3 m, 178 at 4.5 m. Films look smooth from there; the table says from where even a still picture shows no pixel.',
          'اضرب المسافة بين الكنبة والجدار بالمتر في 40 وخذ أقرب مقاس أصغر: 115 بوصة لثلاثة أمتار و178 لأربعة ونصف. والجدول يبين من أي مسافة تختفي البكسلات تمامًا.',
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
        both('Is it really installed in a day?', 'هل يكتمل التركيب فعلًا في يوم واحد؟'),
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
    projects: [],
    tickets: [
      part(
        both('In a majlis', 'في المجلس'),
        both(
          'Match, film or family album, as wide as the wall: what a majlis needs, and how far away to sit.',
          'مباراة أو فيلم أو ألبوم العائلة بعرض الجدار: ما يحتاجه المجلس وكم تبعد المقاعد.',
        ),
        'vision-slide-1.jpg',
        '/solution/5',
      ),
      part(
        both('In a rented villa', 'في فيلا مستأجرة'),
        both(
          'The Vision Studio carries the same picture on a walnut stand, without a hole in the wall.',
          'ذا فيجن ستوديو يحمل الصورة نفسها على حامل من خشب الجوز، بلا ثقب في الجدار.',
        ),
        'product-vision-stand-day.jpg',
        '/product/16',
      ),
      part(
        both('In your own room', 'في غرفتك'),
        both(
          'Choose a size and see it drawn to scale beside a person, a sofa and the ceiling.',
          'اختر مقاسًا وشاهده مرسومًا بحجمه بجانب شخص وكنبة وسقف.',
        ),
        'product-vision-wall-in-use.jpg',
        '/the-vision',
      ),
    ],
    videos: [],
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
        both('Two people, one morning', 'شخصان وصباح واحد'),
        both(
          'Six panels, one frame, no tools beyond the key in the box. Our team does it for the first time with you.',
          'ستة ألواح وإطار واحد، ولا أدوات سوى المفتاح في الصندوق. وفريقنا يركبه معك أول مرة.',
        ),
        'product-vision-stand-back.jpg',
      ),
      part(
        both('The same picture as on the wall', 'الصورة نفسها كما على الجدار'),
        both(
          'The same diodes, the same black and the same 3,840 hertz as The Vision on the wall.',
          'الثنائيات نفسها والأسود نفسه و3,840 هرتز نفسها كما في ذا فيجن الجدارية.',
        ),
        'hero-vision-living-room.jpg',
      ),
      statement(
        both('Standing, and safe', 'واقف وآمن'),
        both(
          'The feet are weighted and the centre of gravity lies low: a child may lean on it, a door may slam.',
          'القاعدتان مثقلتان ومركز الثقل منخفض: قد يتكئ عليه طفل وقد يصفق باب.',
        ),
      ),
    ],
    banners: [
      part(
        both('A glow that fills the room', 'وهج يملأ المكان'),
        both(
          'The same display as on the wall, turned towards the sofa, the table or the stage.',
          'الشاشة نفسها كما على الجدار، تديرها نحو الكنبة أو الطاولة أو المسرح.',
        ),
        'vision-loop.mp4',
      ),
    ],
    slides: [
      part(
        both('For rented villas', 'للفلل المستأجرة'),
        both('A cinema that leaves with you.', 'سينما ترحل معك.'),
        'product-vision-stand-day.jpg',
      ),
      part(
        both('For launches', 'لحفلات الإطلاق'),
        both(
          'A new car, a new scent, a new name: revealed at 115 inches or more.',
          'سيارة أو عطر أو اسم جديد يكشف على 115 بوصة أو أكثر.',
        ),
        'vision-slide-3.jpg',
      ),
    ],
    tiles: [
      statement(both('2.05 m', '2.05 م'), both('High, on its own feet.', 'ارتفاعها على قدميها.')),
      statement(both('115 inches', '115 بوصة'), both('2.55 metres of picture.', '2.55 متر من الصورة.')),
      statement(both('128 kg', '128 كجم'), both('In seven parts.', 'في سبع قطع.')),
      statement(both('One plug', 'قابس واحد'), both('400 watts on an ordinary evening.', '400 واط في مساء عادي.')),
    ],
    questions: [
      statement(
        both('Can it later hang on a wall?', 'هل تعلق لاحقًا على الجدار؟'),
        both(
          'Yes. The display leaves its stand with four screws and takes the bracket of The Vision.',
          'نعم. تنفصل الشاشة عن الحامل بأربعة براغٍ وتأخذ حامل ذا فيجن الجداري.',
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
    videos: [],
  },
];
