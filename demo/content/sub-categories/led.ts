import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { SubCategory } from '../sub-categories.ts';

export const ledSubCategories: readonly SubCategory[] = [
  {
    id: 1,
    family: 'led',
    name: both('Indoor LED', 'شاشات LED الداخلية'),
    title: both('LED walls for halls, offices and homes', 'جدران LED للقاعات والمكاتب والبيوت'),
    text: both(
      'Fine-pitch walls for boardrooms, control rooms, auditoriums and homes. Bright enough to leave the lights on, quiet enough to forget that they are there.',
      'جدران متقاربة البكسلات لقاعات مجلس الإدارة وغرف التحكم والمدرجات والبيوت. ساطعة فلا تطفئ الأنوار من أجلها، وهادئة فتنسى أنها هناك.',
    ),
    banner: 'family-indoor-led.jpg',
    specsheet: {
      en: { file: 'documents/noor-1-2-spec-en.pdf' },
      ar: { file: 'documents/noor-1-2-spec-ar.pdf' },
    },
    products: [1, 68, 16, 15],
    cards: [
      part(
        both('For boardrooms', 'لقاعات مجلس الإدارة'),
        both(
          'In a boardroom the wall carries four sources side by side, each as sharp as a printed page from the middle of the table.',
          'في قاعة مجلس الإدارة يحمل الجدار أربعة مصادر متجاورة، كل منها بوضوح الصفحة المطبوعة من وسط الطاولة.',
        ),
        'project-boardroom-seat.jpg',
        '/product/1',
      ),
      part(
        both('For control rooms', 'لغرف التحكم'),
        both(
          'In a control room it runs for years without a pause, with doubled power and signal behind every cabinet.',
          'في غرفة التحكم يعمل سنوات بلا توقف، بتغذية وإشارة مزدوجتين خلف كل كبينة.',
        ),
        'project-control-twice.jpg',
        '/project/2',
      ),
      part(
        both('For homes', 'للبيوت'),
        both(
          'At home The Vision turns an evening into an event, then folds back into the calm of the room.',
          'في البيت تحول ذا فيجن المساء إلى مناسبة، ثم تعود إلى هدوء المكان.',
        ),
        'product-vision-wall-night.jpg',
        '/product/68',
      ),
    ],
    slides: [
      part(
        both('One picture, 42 cabinets, no seam', 'صورة واحدة من 42 كبينة بلا فاصل'),
        both(
          'Cabinets are levelled to a tenth of a millimetre from the front, so straight lines stay straight across the whole wall.',
          'تسوى الكبائن من الأمام بدقة عشر المليمتر، فتبقى الخطوط مستقيمة على امتداد الجدار.',
        ),
        'product-indoor-led-wall-front.jpg',
        '/product/1',
      ),
      part(
        both('A stage that curves around its guests', 'مسرح يحتضن ضيوفه'),
        both(
          'Concave walls keep the same distance to every seat and the same colour from every angle.',
          'الجدران المقعرة تحفظ المسافة نفسها إلى كل مقعد، واللون نفسه من كل زاوية.',
        ),
        'project-university-curve.jpg',
        '/project/8',
      ),
      part(
        both('Night skies with true black', 'سماء ليل بأسود حقيقي'),
        both(
          'A black coating between the diodes swallows stray light, and the dark parts of the picture stay dark.',
          'طلاء أسود بين الثنائيات يبتلع الضوء الشارد، فتبقى المناطق المعتمة معتمة.',
        ),
        'vision-slide-2.jpg',
        '/product/68',
      ),
    ],
    tiles: [
      part(
        both('Auditoriums', 'المدرجات'),
        both('Faces larger than life, words clear to the last row.', 'وجوه أكبر من الحياة وكلمات واضحة لآخر صف.'),
        'category-led-screens.jpg',
        '/project/8',
      ),
      part(
        both('Control rooms', 'غرف التحكم'),
        both('Built to run 24 hours, every day.', 'بنيت لتعمل 24 ساعة كل يوم.'),
        'project-control-quiet.jpg',
        '/project/2',
      ),
      part(
        both('Showrooms', 'صالات العرض'),
        both('The Vision Studio beside a work of art.', 'ذا فيجن ستوديو بجانب عمل فني.'),
        'product-vision-stand-installed.jpg',
        '/product/16',
      ),
      part(
        both('Immersive rooms', 'الغرف الغامرة'),
        both('Four walls, one world.', 'أربعة جدران وعالم واحد.'),
        'project-museum-desert.jpg',
        '/project/7',
      ),
      part(
        both('Majlis and villa', 'المجلس والفيلا'),
        both('The Vision, from 115 inches.', 'ذا فيجن، ابتداء من 115 بوصة.'),
        'vision-gallery-1.jpg',
        '/product/68',
      ),
      part(
        both('Studios', 'الاستوديوهات'),
        both('Measured by a camera before the show.', 'تقيسها الكاميرا قبل العرض.'),
        'product-indoor-led-wall-calibration.jpg',
        '/product/1',
      ),
      part(
        both('Lobbies', 'الأبهاء'),
        both('The first impression, forty square metres of it.', 'الانطباع الأول على أربعين مترًا مربعًا.'),
        'product-indoor-led-wall-installed.jpg',
        '/project/4',
      ),
    ],
    projects: [5, 2, 8, 7],
    questions: [
      part(
        both('Which pixel pitch do I need?', 'أي مسافة بين البكسلات أحتاج؟'),
        both(
          'Take the distance of the nearest viewer in metres and divide it by 3.4: that pitch in millimetres looks perfectly smooth. Up to three times as much is comfortable for video.',
          'خذ مسافة أقرب مشاهد بالمتر واقسمها على 3.4: تلك المسافة بالمليمتر تبدو ناعمة تمامًا. وحتى ثلاثة أضعافها مريحة للفيديو.',
        ),
        'blog-pixel-pitch.jpg',
      ),
      part(
        both('Does an LED wall heat the room?', 'هل يسخن الجدار المكان؟'),
        both(
          'A 2.4 metre Noor wall draws about 650 watts in daily use, as much as a coffee machine. We give your air-conditioning engineer the exact figure.',
          'جدار نور بعرض 2.4 متر يستهلك نحو 650 واطًا في الاستخدام اليومي، أي ما تستهلكه آلة قهوة. ونسلم مهندس التكييف الرقم الدقيق.',
        ),
        'product-indoor-led-wall-back.jpg',
      ),
    ],
  },
  {
    id: 2,
    family: 'led',
    name: both('Transparent LED', 'شاشات LED الشفافة'),
    title: both('A screen you can look through', 'شاشة ترى من خلالها'),
    text: both(
      'For shop windows, atriums and glass towers: moving pictures on one side, daylight and the view on the other.',
      'لواجهات المتاجر والردهات والأبراج الزجاجية: صور متحركة من جهة، وضوء النهار والإطلالة من الجهة الأخرى.',
    ),
    banner: 'family-transparent-led.jpg',
    products: [3, 4, 15],
    cards: [
      part(
        both('The window works at night', 'الواجهة تعمل ليلًا'),
        both(
          'When the shop closes, the glass keeps selling: colour to the street, nothing in the way inside.',
          'حين يغلق المتجر يواصل الزجاج البيع: ألوان للشارع ولا عائق في الداخل.',
        ),
        'product-transparent-led-in-use.jpg',
        '/project/6',
      ),
      part(
        both('Light steel, light load', 'هيكل خفيف وحمل خفيف'),
        both(
          'Thirteen kilograms per square metre hang from the ceiling; the glass itself carries nothing.',
          '13 كجم للمتر المربع معلقة من السقف، والزجاج نفسه لا يحمل شيئًا.',
        ),
        'project-retail-strips.jpg',
        '/product/3',
      ),
      part(
        both('Cooled by air, without fans', 'يبردها الهواء بلا مراوح'),
        both(
          'Air passes between the strips, so a sunny window needs no fans and makes no sound.',
          'يمر الهواء بين الشرائح، فلا تحتاج الواجهة المشمسة إلى مراوح ولا يسمع لها صوت.',
        ),
        'family-transparent-strips.jpg',
        '/product/3',
      ),
    ],
    slides: [
      part(
        both('Flowers in the glass', 'زهور في الزجاج'),
        both(
          'On a black background only the bright parts light up, and the product seems to float in the window.',
          'على الخلفية السوداء لا يضيء إلا الجزء الساطع، فيبدو المنتج معلقًا في النافذة.',
        ),
        'family-transparent-flower.jpg',
        '/product/3',
      ),
      part(
        both('A whole street front', 'واجهة شارع كاملة'),
        both(
          'Panels of one metre join into windows of any width and go around the door without a gap.',
          'ألواح بعرض متر تتصل لتصنع نافذة بأي عرض، وتلتف حول الباب بلا فراغ.',
        ),
        'project-retail-hanging.jpg',
        '/project/6',
      ),
      part(
        both('Bright by day as well', 'ساطعة نهارًا أيضًا'),
        both(
          '4,500 nits hold against a bright pavement, and a sensor lowers them after sunset.',
          '4,500 شمعة/م² تصمد أمام رصيف مشمس، ويخفضها حساس بعد الغروب.',
        ),
        'project-retail-sunset.jpg',
        '/product/3',
      ),
    ],
    tiles: [
      part(
        both('Shop windows', 'واجهات المتاجر'),
        both('The season changes at a click.', 'يتبدل الموسم بنقرة.'),
        'product-transparent-led-day.jpg',
        '/project/6',
      ),
      part(
        both('Showrooms', 'صالات العرض'),
        both('A car behind a veil of light.', 'سيارة خلف ستار من الضوء.'),
        'family-transparent-showroom.jpg',
        '/product/3',
      ),
      part(
        both('Atriums', 'الردهات'),
        both('Colour that hangs in the air.', 'لون معلق في الهواء.'),
        'product-transparent-led-installed.jpg',
        '/project/1',
      ),
      part(
        both('Banks', 'البنوك'),
        both('News on the glass, privacy behind it.', 'أخبار على الزجاج وخصوصية خلفه.'),
        'family-transparent-bank.jpg',
        '/project/5',
      ),
      part(
        both('Airports', 'المطارات'),
        both('A greeting above the arrivals door.', 'تحية فوق باب القادمين.'),
        'family-transparent-arrivals.jpg',
        '/project/2',
      ),
      part(
        both('Exhibitions', 'المعارض'),
        both('A stand that is seen across the hall.', 'جناح يرى من آخر القاعة.'),
        'family-transparent-fair.jpg',
        '/product/3',
      ),
      part(
        both('Glass towers', 'الأبراج الزجاجية'),
        both('Floors of moving light, offices that keep their view.', 'طوابق من الضوء المتحرك ومكاتب تحفظ إطلالتها.'),
        'hero-facade.jpg',
        '/sub-category/3',
      ),
    ],
    projects: [6, 1, 4, 7],
    questions: [
      part(
        both('Can it be fixed to the glass we have?', 'هل تركب على زجاجنا القائم؟'),
        both(
          'Yes. The panels hang some ten centimetres behind it from the ceiling or from slim posts; nothing is glued, and the glass can still be cleaned.',
          'نعم. تعلق الألواح خلفه بنحو عشرة سنتيمترات من السقف أو على قوائم نحيفة، بلا لصق، ويبقى تنظيف الزجاج ممكنًا.',
        ),
        'project-retail-inside.jpg',
      ),
      part(
        both('What do people inside see?', 'ماذا يرى من في الداخل؟'),
        both(
          'Thin strips and the street behind them. The diodes face outwards, so the back stays dark and calm.',
          'شرائح رفيعة والشارع من خلفها. الثنائيات موجهة إلى الخارج، فيبقى الخلف معتمًا هادئًا.',
        ),
        'family-transparent-inside.jpg',
      ),
    ],
  },
  {
    id: 3,
    family: 'led',
    name: both('Outdoor LED', 'شاشات LED الخارجية'),
    title: both('Legible at noon, built for August', 'مقروءة ظهرًا، وتتحمل أغسطس'),
    text: both(
      'Billboards, media facades and stadium screens, engineered for Gulf sun, humidity and sand, and calculated for the wind load of your site.',
      'لوحات إعلانية وواجهات إعلامية وشاشات ملاعب، مصممة لشمس الخليج ورطوبته ورماله، ومحسوبة لأحمال الرياح في موقعك.',
    ),
    banner: 'product-outdoor-billboard-installed.jpg',
    products: [2],
    alsoOutdoors: [11],
    cards: [
      part(
        both('Legible in direct sun', 'مقروءة تحت الشمس المباشرة'),
        both(
          '7,000 nits and a matt black mask keep letters legible when the sun stands right behind the driver.',
          '7,000 شمعة/م² وقناع أسود غير لامع يبقيان الحروف مقروءة والشمس خلف السائق مباشرة.',
        ),
        'family-outdoor-letters.jpg',
        '/product/2',
      ),
      part(
        both('Sealed against sand', 'محكمة الإغلاق ضد الرمل'),
        both(
          'Sealed aluminium cabinets give a sandstorm no way in and no fan to clog.',
          'كبائن ألمنيوم محكمة: لا يجد الغبار منفذًا يدخله ولا مروحة يسدها.',
        ),
        'family-outdoor-sealed.jpg',
        '/product/2',
      ),
      part(
        both('Dimmed at night', 'سطوع مخفض ليلًا'),
        both(
          'A light sensor and a schedule dim the screen to what the municipality allows, every night by itself.',
          'حساس ضوء وجدول زمني يخفضان سطوع الشاشة تلقائيًا كل ليلة إلى ما تسمح به البلدية.',
        ),
        'facade-dimmed.jpg',
        '/contact',
      ),
    ],
    slides: [
      part(
        both('Forty-two thousand see the same replay', '42 ألف متفرج يرون الإعادة نفسها'),
        both(
          'A ribbon of 640 metres and two giant screens run from one desk, in step to the frame.',
          'شريط بطول 640 مترًا وشاشتان عملاقتان من لوحة تحكم واحدة، متزامنة إطارًا بإطار.',
        ),
        'solution-stadium.jpg',
        '/project/3',
      ),
      part(
        both('A tower becomes a canvas', 'برج يصير لوحة'),
        both(
          'Mesh and cabinets follow the curve of the building, and the offices behind keep their daylight.',
          'الشبكات والكبائن تتبع انحناء المبنى، وتحتفظ المكاتب خلفها بضوء النهار.',
        ),
        'hero-facade.jpg',
        '/product/2',
      ),
      part(
        both('The road reads it in three seconds', 'يقرؤها الطريق في ثلاث ثوانٍ'),
        both(
          'We size the screen from speed, distance and height of letters before we talk about price.',
          'نحدد المقاس من السرعة والمسافة وارتفاع الحروف قبل أن نتحدث عن السعر.',
        ),
        'product-outdoor-billboard-night.jpg',
        '/product/2',
      ),
    ],
    tiles: [
      part(
        both('Media facades', 'الواجهات الإعلامية'),
        both('Whole elevations in motion.', 'واجهات كاملة تتحرك.'),
        'facade-loop-poster.jpg',
        '/product/2',
      ),
      part(
        both('Stadiums', 'الملاعب'),
        both('A goal seen from every seat.', 'هدف يراه كل مقعد.'),
        'project-stadium-wave.jpg',
        '/project/3',
      ),
      part(
        both('Highway billboards', 'لوحات الطرق السريعة'),
        both('Seen from far down the road.', 'تُرى من بعيد على الطريق.'),
        'product-outdoor-billboard-day.jpg',
        '/product/2',
      ),
      part(
        both('Outdoor kiosks', 'الأكشاك الخارجية'),
        both('Answers in the open air.', 'أجوبة في الهواء الطلق.'),
        'product-outdoor-kiosk-day.jpg',
        '/product/11',
      ),
      part(
        both('Petrol stations', 'محطات الوقود'),
        both('Prices that change everywhere at once.', 'أسعار تتبدل في كل مكان دفعة واحدة.'),
        'family-outdoor-prices.jpg',
        '/product/2',
      ),
      part(
        both('City squares', 'ساحات المدن'),
        both('National days, matches and films under the sky.', 'أيام وطنية ومباريات وأفلام تحت السماء.'),
        'family-outdoor-square.jpg',
        '/product/2',
      ),
      part(
        both('Up close', 'عن قرب'),
        both('A louvre above every row of light.', 'حاجب يظلل كل صف من الضوء.'),
        'product-outdoor-billboard-detail.jpg',
        '/product/2',
      ),
    ],
    projects: [
      3,
      [6, both('The bright band above the windows faces the street.', 'الشريط المضيء فوق النوافذ يواجه الشارع.')],
    ],
    questions: [
      statement(
        both('Do you handle the permits?', 'هل تتولون التراخيص؟'),
        both(
          'We prepare the structural and electrical drawings, stamped by a licensed engineer, and follow the application with your municipality until the permit is issued.',
          'نعد المخططات الإنشائية والكهربائية معتمدة من مهندس مرخص، ونتابع الطلب مع البلدية حتى صدور الترخيص.',
        ),
      ),
      part(
        both('How much power does a billboard use?', 'كم تستهلك اللوحة من الكهرباء؟'),
        both(
          'Fifty square metres of Ufuq 6 draw about 11.5 kilowatts on average and 34 at full white. After sunset the sensor lowers the average further.',
          'خمسون مترًا مربعًا من أفق 6 تستهلك نحو 11.5 كيلوواط في المتوسط و34 عند الأبيض الكامل. ويخفضه الحساس أكثر بعد الغروب.',
        ),
        'product-outdoor-billboard-back.jpg',
      ),
    ],
  },
  {
    id: 4,
    family: 'led',
    name: both('Creative LED', 'شاشات LED الإبداعية'),
    title: both('Curves, cylinders, cubes', 'منحنيات وأسطوانات ومكعبات'),
    text: both(
      'Flexible modules for cylinders and waves, and three-dimensional screens, for architects who refuse the rectangle.',
      'وحدات مرنة لأسطوانات وأمواج من الضوء، وشاشات ثلاثية الأبعاد، لمعماريين لا يكتفون بالمستطيل.',
    ),
    banner: 'family-creative-led.jpg',
    products: [4, 15, 3, 5],
    cards: [
      part(
        both('Ceilings', 'الأسقف'),
        both(
          'At seven kilograms a square metre, a wave of light hangs from the slab you already have.',
          'بسبعة كيلوغرامات للمتر المربع تعلق موجة الضوء من السقف القائم.',
        ),
        'product-flexible-ribbon-in-use.jpg',
        '/project/4',
      ),
      part(
        both('Columns', 'الأعمدة'),
        both(
          'A column of half a metre becomes a lantern: modules close around it without a visible joint.',
          'عمود بقطر نصف متر يصبح فانوسًا: تنغلق الوحدات حوله بلا وصلة ظاهرة.',
        ),
        'project-mall-floors.jpg',
        '/project/1',
      ),
      part(
        both('Objects', 'المجسمات'),
        both(
          'Cubes, rings and ribbons are built as steel sculptures first and as screens second.',
          'المكعبات والحلقات والأشرطة نبنيها منحوتات فولاذية أولًا ثم شاشات.',
        ),
        'product-led-cube-night.jpg',
        '/product/15',
      ),
    ],
    slides: [
      part(
        both('A wave over the reception', 'موجة فوق الاستقبال'),
        both(
          '210 square metres of light in the copper of a sunrise, drawn by the architect and bent by us.',
          '210 أمتار مربعة من الضوء بلون نحاس الشروق، رسمها المعماري وثنيناها نحن.',
        ),
        'project-hotel-sunrise.jpg',
        '/project/4',
      ),
      part(
        both('A cylinder seen from five floors', 'أسطوانة ترى من خمسة طوابق'),
        both(
          'The film has no beginning and no end: it runs around the atrium like a slow carousel.',
          'محتوى بلا بداية ولا نهاية، يدور حول الردهة كأرجوحة دوارة هادئة.',
        ),
        'project-mall-atrium.jpg',
        '/project/1',
      ),
      part(
        both('A cube without seams', 'مكعب بلا فواصل'),
        both(
          'Mitred modules meet at 45 degrees and the picture turns the corner.',
          'تلتقي الوحدات المشطوفة بزاوية 45 درجة فتعبر الصورة الزاوية.',
        ),
        'product-led-cube-detail.jpg',
        '/product/15',
      ),
    ],
    tiles: [
      part(
        both('Wave ceilings', 'أسقف متموجة'),
        both('Water, clouds, silk.', 'ماء وغيوم وحرير.'),
        'product-flexible-ribbon-installed.jpg',
        '/product/4',
      ),
      part(
        both('Cylinders', 'الأسطوانات'),
        both('One film, all the way round.', 'محتوى واحد من كل الجهات.'),
        'project-mall-ring.jpg',
        '/project/1',
      ),
      part(
        both('Cubes', 'المكعبات'),
        both('Five faces in step.', 'خمسة أوجه متزامنة.'),
        'product-led-cube-installed.jpg',
        '/product/15',
      ),
      part(
        both('Ribbons', 'الأشرطة'),
        both('A line of light through the building.', 'خط من الضوء عبر المبنى.'),
        'product-flexible-ribbon-night.jpg',
        '/product/4',
      ),
      part(
        both('Walk-in pictures', 'صور تدخلها'),
        both('Light on every wall and on the floor.', 'ضوء على كل جدار وعلى الأرض.'),
        'project-museum-deep.jpg',
        '/project/7',
      ),
      part(
        both('Curved stages', 'مسارح منحنية'),
        both('One bend behind whatever is on show.', 'انحناءة واحدة خلف كل ما يعرض.'),
        'product-rental-panels-installed.jpg',
        '/product/5',
      ),
      part(
        both('Shapes of your own', 'أشكالك الخاصة'),
        both('Bring a sketch; leave with a drawing.', 'أحضر رسمتك وخذ مخططها.'),
        'category-custom-monitors.jpg',
        '/one-category/4',
      ),
    ],
    projects: [4, 1, 7, 8],
    questions: [
      part(
        both('How tight can the curve be?', 'إلى أي حد تنحني؟'),
        both(
          'Mawj 1.8 bends to a radius of 250 millimetres, inwards or outwards. Tighter shapes are built from narrow rigid strips, and we make a sample first.',
          'تنحني موج 1.8 حتى نصف قطر 250 مليمترًا إلى الداخل أو الخارج. والأشكال الأضيق تبنى من شرائح صلبة رفيعة، ونصنع لها عينة أولًا.',
        ),
        'product-flexible-ribbon-detail.jpg',
      ),
      part(
        both('Who makes the film for such a shape?', 'من يصنع المحتوى لشكل كهذا؟'),
        both(
          'Our studio unrolls the shape into a template for your designers, or produces the film from your story. A preview on a model comes before the first render.',
          'يفرد فريقنا الشكل في قالب لمصمميك، أو ينتج المحتوى من قصتك. وتسبق المعاينة على مجسم أي إنتاج.',
        ),
        'project-museum-film.jpg',
      ),
    ],
  },
  {
    id: 5,
    family: 'led',
    name: both('Rental LED', 'شاشات LED للتأجير'),
    title: both('A stage that travels', 'مسرح يسافر'),
    text: both(
      'Panels for conferences, weddings, concerts and tours: hired for a night or bought for a fleet, with a crew that knows the panels.',
      'ألواح للمؤتمرات والأعراس والحفلات الموسيقية والجولات: تستأجر لليلة أو تشترى لأسطول، ومعها طاقم يعرفها.',
    ),
    banner: 'hero-auditorium.jpg',
    products: [5, 1, 15],
    cards: [
      part(
        both('Up in a morning', 'جاهزة في صباح واحد'),
        both(
          'Four people raise fifty square metres in five hours; levers close without tools.',
          'أربعة أشخاص يرفعون خمسين مترًا مربعًا في خمس ساعات، والأقفال تغلق بلا أدوات.',
        ),
        'product-rental-panels-detail.jpg',
        '/product/5',
      ),
      part(
        both('Honest on camera', 'صادقة أمام الكاميرا'),
        both(
          'At 7,680 hertz no line rolls through the broadcast, even in slow motion.',
          'عند 7,680 هرتز لا يمر خط في البث، حتى بالحركة البطيئة.',
        ),
        'blog-calibration.jpg',
        '/product/5',
      ),
      part(
        both('A crew that stays', 'طاقم يبقى معك'),
        both(
          'An operator and a spare for every tenth panel remain behind the stage until the last guest has left.',
          'فني تشغيل ولوح احتياطي لكل عشرة ألواح، يبقيان خلف المسرح حتى يغادر آخر ضيف.',
        ),
        'product-rental-panels-in-use.jpg',
        '/contact',
      ),
    ],
    slides: [
      part(
        both('From truck to truss', 'من الشاحنة إلى الهيكل'),
        both(
          'Panels travel six to a case and hang from one bar; the wall grows downwards while it rises.',
          'تسافر الألواح ستة في الصندوق وتعلق من عارضة واحدة، وينمو الجدار إلى أسفل وهو يرتفع.',
        ),
        'product-rental-panels-half-built.jpg',
        '/product/5',
      ),
      part(
        both('Floors, arches and curves', 'أرضيات وأقواس ومنحنيات'),
        both(
          'Each panel turns up to ten degrees against the next, inwards or outwards.',
          'يميل كل لوح حتى عشر درجات عن جاره، إلى الداخل أو الخارج.',
        ),
        'product-rental-panels-installed.jpg',
        '/product/5',
      ),
      part(
        both('The last row sees it too', 'ويراها الصف الأخير'),
        both(
          'We plan height and tilt from the seating plan, so no head hides a line of text.',
          'نخطط الارتفاع والميل من مخطط المقاعد، فلا يحجب رأس سطرًا.',
        ),
        'family-auditorium-seats.jpg',
        '/project/8',
      ),
    ],
    tiles: [
      part(
        both('Conferences', 'المؤتمرات'),
        both(
          'Main stage, side screens and lectern run from one desk.',
          'المسرح والشاشات الجانبية والمنصة من وحدة تحكم واحدة.',
        ),
        'product-rental-panels-night.jpg',
        '/product/5',
      ),
      part(
        both('Concerts', 'الحفلات الموسيقية'),
        both('Light that keeps time with the music.', 'ضوء يساير الموسيقى.'),
        'family-rental-led.jpg',
        '/product/5',
      ),
      part(
        both('Backdrops', 'الخلفيات'),
        both('One colour for each part of the evening.', 'لون لكل فقرة من السهرة.'),
        'product-rental-panels-front.jpg',
        '/product/5',
      ),
      part(
        both('Exhibitions', 'المعارض'),
        both('Stands that are built overnight.', 'أجنحة تبنى في ليلة.'),
        'product-rental-panels-day.jpg',
        '/product/5',
      ),
      part(
        both('Open-air screenings', 'عروض في الهواء الطلق'),
        both('Rows of chairs and one large screen under the sky.', 'صفوف كراسٍ وشاشة كبيرة تحت السماء.'),
        'family-outdoor-square.jpg',
        '/product/5',
      ),
      part(
        both('Studios', 'الاستوديوهات'),
        both('What the camera sees, set to one white.', 'ما تراه الكاميرا مضبوط على أبيض واحد.'),
        'post-calibration.jpg',
        '/product/5',
      ),
      part(
        both('Road shows', 'الجولات'),
        both('The same kit in the same cases, in twelve cities.', 'العتاد نفسه في الصناديق نفسها، في 12 مدينة.'),
        'product-rental-panels-back.jpg',
        '/product/5',
      ),
    ],
    projects: [8, 7, 3, 1],
    questions: [
      part(
        both('How early should we book?', 'متى نحجز؟'),
        both(
          'Three weeks before an ordinary event, eight before the national days and the conference season. For one wall inside Riyadh or Dubai we can often help within three days.',
          'قبل ثلاثة أسابيع من الفعالية العادية، وثمانية قبل الأيام الوطنية وموسم المؤتمرات. ولجدار واحد داخل الرياض أو دبي كثيرًا ما نلبي الطلب خلال ثلاثة أيام.',
        ),
        'crew-coordination.jpg',
      ),
      part(
        both('What do you need on site?', 'ماذا تحتاجون في الموقع؟'),
        both(
          'A level floor or a rigging point, one three-phase supply and a drawing of the hall. Our list arrives with the quotation.',
          'أرضية مستوية أو نقطة تعليق، ومصدر كهرباء ثلاثي الطور، ومخطط القاعة. وتصلك قائمتنا مع عرض السعر.',
        ),
        'crew-rigging.jpg',
      ),
    ],
  },
];
