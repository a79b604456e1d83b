import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { ProductPage } from '../product-sections.ts';

export const ledProductPages: readonly ProductPage[] = [
  {
    product: 1,
    family: 'led',
    cards: [
      part(
        both('Always 16:9', '16:9 دائمًا'),
        both(
          'Every cabinet is 16:9, so a wall of 4 × 4 is exactly Full\u00a0HD: no pixel lost, none stretched.',
          'كل كبينة بنسبة 16:9، فجدار من 4 × 4 كبائن يعطي Full\u00a0HD تمامًا: لا بكسل ضائع ولا ممطوط.',
        ),
        'product-indoor-led-wall-front.jpg',
      ),
      part(
        both('Slim between the timber', 'نحيف بين شرائح الخشب'),
        both(
          'Thirty-nine millimetres deep and opened from the front: the wall needs no corridor behind it.',
          'بعمق 39 مليمترًا ويفتح من الأمام: لا يحتاج الجدار إلى ممر خلفه.',
        ),
        'product-indoor-led-wall-day.jpg',
      ),
      part(
        both('Never a dark second', 'لا تنطفئ ثانية واحدة'),
        both(
          'Power and signal arrive twice. If one path fails, the other has already taken over.',
          'التغذية والإشارة من طريقين. إن انقطع أحدهما تولى الآخر فورًا.',
        ),
        'product-indoor-led-wall-back.jpg',
      ),
    ],
    rows: [
      part(
        both('1.25 mm from centre to centre', '1.25 مم من مركز إلى مركز'),
        both(
          'A table of figures set at twelve points on a laptop stays legible five metres from the wall.',
          'جدول أرقام بحجم خط 12 نقطة يبقى مقروءًا على بعد خمسة أمتار.',
        ),
        'blog-pixel-pitch.jpg',
      ),
      part(
        both('Colour matched by camera', 'ألوان تضبطها كاميرا'),
        both(
          'Each module carries its own measurements in memory. Replace one in three years and the patch does not show.',
          'كل وحدة تحمل قياساتها في ذاكرتها. استبدل واحدة بعد ثلاث سنوات فتنضم إلى جاراتها بلا أثر.',
        ),
        'product-indoor-led-wall-calibration.jpg',
      ),
      statement(
        both('16 bit', '16 بت'),
        both(
          'Shadows stay smooth, even at 80 nits in a night shift.',
          'ظلال ناعمة، حتى عند 80 شمعة/م² في مناوبة ليلية.',
        ),
      ),
    ],
    banners: [
      part(
        both('Calm through the night shift', 'هدوء طوال مناوبة الليل'),
        both('Noor 1.2 in a control room that never closes.', 'نور 1.2 في غرفة تحكم لا تغلق أبدًا.'),
        'product-indoor-led-wall-night.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('8,000:1', '8,000:1'), both('Contrast, in a dark room.', 'تباين في قاعة معتمة.')),
      statement(both('600 nits', '600 شمعة/م²'), both('With the lights on.', 'والأنوار مضاءة.')),
      statement(both('5.1 kg', '5.1 كجم'), both('A cabinet held in one hand.', 'كبينة في يد واحدة.')),
    ],
    questions: [
      statement(
        both('Which sizes can I order?', 'ما المقاسات المتاحة؟'),
        both(
          'Any multiple of 600 by 337.5 millimetres. Four cabinets across make 2.4 metres in Full\u00a0HD, eight make 4.8 metres in 4K.',
          'أي مضاعف لمقاس 600 في 337.5 مليمترًا. أربع كبائن عرضًا تصنع 2.4 متر بدقة Full\u00a0HD، وثمانٍ تصنع 4.8 متر بدقة 4K.',
        ),
      ),
      statement(
        both('Is there a finer pitch?', 'هل توجد مسافة أصغر بين البكسلات؟'),
        both(
          'The same cabinet is made at 0.9 and 1.5 millimetres too. We bring all three to your room, because the eye decides better than a table.',
          'الكبينة نفسها تصنع أيضًا بمسافة 0.9 و1.5 مليمتر. نأتي بالثلاث إلى قاعتك، فالعين تحكم أفضل من الجدول.',
        ),
      ),
    ],
    projects: [],
    tickets: [
      part(
        both('In a control room', 'في غرفة التحكم'),
        both(
          'From 600 nits down to 80, and serviced while it is lit: what a night shift asks of a wall.',
          'من 600 شمعة/م² إلى 80، وصيانة والجدار مضاء: ما تطلبه مناوبة الليل من الجدار.',
        ),
        'project-control-dimmed.jpg',
        '/solution/3',
      ),
      part(
        both('In a meeting room', 'في قاعة الاجتماعات'),
        both(
          'How high letters must be for the last chair, and what goes beside the wall.',
          'كم يجب أن ترتفع الحروف للمقعد الأخير، وما يوضع بجانب الجدار.',
        ),
        'project-boardroom-seat.jpg',
        '/solution/8',
      ),
      part(
        both('Where the wall bends tightly', 'حيث يضيق المنحنى'),
        both(
          'Noor 1.2 follows a wide arc, cabinet by cabinet. Mawj 1.8 bends itself, at 1.86 mm from pixel to pixel.',
          'نور 1.2 يتبع القوس الواسع كبينة بعد كبينة. أما المنحنى الضيق فلموج 1.8، بمسافة 1.86 مم بين البكسلات.',
        ),
        'product-flexible-ribbon-in-use.jpg',
        '/product/4',
      ),
    ],
    videos: [],
  },
  {
    product: 2,
    family: 'led',
    cards: [
      part(
        both('Noon is the test', 'الظهيرة هي الاختبار'),
        both(
          'With the sun in its face the billboard still shows black as black, thanks to louvres that throw their own shade.',
          'والشمس في وجهها تبقي اللوحة الأسود أسود، بفضل حواجز دقيقة تظلل كل بكسل.',
        ),
        'product-outdoor-billboard-detail.jpg',
      ),
      part(
        both('No fans, no filters', 'بلا مراوح ولا مرشحات'),
        both(
          'No fan, no filter, no opening. Heat leaves through the aluminium itself.',
          'لا مروحة ولا مرشح ولا فتحة. تخرج الحرارة من الألمنيوم نفسه.',
        ),
        'product-outdoor-billboard-back.jpg',
      ),
      part(
        both('Serviced from the front too', 'صيانة من الأمام أيضًا'),
        both(
          'On a facade the modules open to the front, on a gantry to the rear. One technician is enough.',
          'على الواجهة تفتح الوحدات من الأمام، وعلى الجسر من الخلف. ويكفي فني واحد.',
        ),
        'product-outdoor-billboard-front.jpg',
      ),
    ],
    rows: [
      part(
        both('Read at 120 kilometres an hour', 'تُقرأ على سرعة 120 كم/س'),
        both(
          'Letters of sixty centimetres are read from two hundred metres, in the three seconds that a driver can spare.',
          'حروف بارتفاع ستين سنتيمترًا تُقرأ من مئتي متر، في الثواني الثلاث التي يملكها السائق.',
        ),
        'family-outdoor-highway.jpg',
      ),
      part(
        both('A facade, not a box', 'واجهة لا صندوق'),
        both(
          'Ninety-five millimetres deep and frameless, the cabinets follow columns, corners and gentle curves.',
          'بعمق 95 مليمترًا وبلا إطار، تتبع الكبائن الأعمدة والزوايا والمنحنيات الهادئة.',
        ),
        'product-outdoor-billboard-installed.jpg',
      ),
      part(
        both('Dims itself for the neighbours', 'تخفت ليلًا من أجل الجيران'),
        both(
          'A sensor lowers 7,000 nits to 300 by night, and a log proves it to the municipality.',
          'يخفض الحساس 7,000 شمعة/م² إلى 300 ليلًا، وسجل يثبت ذلك للبلدية.',
        ),
        'product-outdoor-billboard-night.jpg',
      ),
    ],
    banners: [
      part(
        both('The tower wakes', 'البرج يستيقظ'),
        both('A media facade from the first light to the last.', 'واجهة إعلامية من أول ضوء إلى آخره.'),
        'facade-loop.mp4',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('6.67 mm', '6.67 مم'), both('From pixel to pixel.', 'بين مركزي بكسلين.')),
      statement(both('150°', '150°'), both('Seen from every lane.', 'ظاهرة من كل مسار.')),
      statement(both('230 W/m²', '230 واط/م²'), both('On an ordinary day.', 'في يوم عادي.')),
      statement(both('27 kg/m²', '27 كجم/م²'), both('Light on the steel.', 'خفيفة على الهيكل.')),
    ],
    questions: [
      statement(
        both('What about the wind?', 'ماذا عن الرياح؟'),
        both(
          'The steel is calculated for the wind map of your city, and the drawings are stamped by a licensed engineer.',
          'يحسب الهيكل وفق خريطة رياح مدينتك، وتعتمد المخططات من مهندس مرخص.',
        ),
      ),
      statement(
        both('How is it cleaned?', 'كيف تنظف؟'),
        both(
          'With water at low pressure, twice a year, or after a great sandstorm. The display may stay on.',
          'بماء منخفض الضغط مرتين في السنة أو بعد عاصفة رملية كبيرة. ويمكن أن تبقى مضاءة.',
        ),
      ),
    ],
    projects: [1, 6, 8],
    videos: [],
  },
  {
    product: 3,
    family: 'led',
    cards: [
      part(
        both('Daylight passes', 'يمر ضوء النهار'),
        both(
          'Three quarters of the light come through, so the shop needs no extra lamp by day.',
          'يمر ثلاثة أرباع الضوء، فلا يحتاج المتجر إلى مصباح إضافي نهارًا.',
        ),
        'product-transparent-led-installed.jpg',
      ),
      part(
        both('Your goods become part of the film', 'معروضاتك جزء من الفيلم'),
        both(
          'What stands in the window becomes part of the film: a bottle, a car, a dress.',
          'ما يقف في الواجهة يصبح جزءًا من الفيلم: قارورة أو سيارة أو فستان.',
        ),
        'product-transparent-led-day.jpg',
      ),
      part(
        both('Hung in a weekend', 'تعلق في عطلة نهاية أسبوع'),
        both(
          'Thin strips behind the pane: no drilling in the glass and no closing of the shop.',
          'شرائح رفيعة خلف الزجاج: بلا ثقب فيه ولا إغلاق للمتجر.',
        ),
        'family-transparent-strips.jpg',
      ),
    ],
    rows: [
      part(
        both('Black stays transparent', 'الأسود يبقى شفافًا'),
        both(
          'Where the film is dark the glass stays empty. Designers use it to let things float, appear and dissolve in mid-air.',
          'حيث يعتم الفيلم يبقى الزجاج خاليًا. يستخدمه المصممون لتطفو الأشياء وتظهر وتذوب في الهواء.',
        ),
        'product-transparent-led-front.jpg',
      ),
      part(
        both('A window that sells by night', 'واجهة تبيع ليلًا'),
        both(
          'The showroom sleeps, the street does not. Campaigns run until midnight on a third of the brightness.',
          'تنام صالة العرض ولا ينام الشارع. تعمل الحملات حتى منتصف الليل بثلث السطوع.',
        ),
        'family-transparent-showroom.jpg',
      ),
      part(
        both('Maintained from behind', 'صيانة من الخلف'),
        both(
          'A single strip comes out like a drawer and goes back in a minute.',
          'تخرج الشريحة الواحدة كالدرج وتعود في دقيقة.',
        ),
        'product-transparent-led-back.jpg',
      ),
    ],
    banners: [
      part(
        both('A welcome in two languages', 'ترحيب بلغتين'),
        both('Shafaf 3.9 above the doors of an arrivals hall.', 'شفاف 3.9 فوق أبواب صالة الوصول.'),
        'family-transparent-arrivals.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('75%', '75%'), both('Of the daylight passes.', 'من ضوء النهار يمر.')),
      statement(both('4,500 nits', '4,500 شمعة/م²'), both('Against the pavement.', 'أمام الرصيف.')),
      statement(both('13 kg/m²', '13 كجم/م²'), both('On the ceiling, not on the glass.', 'على السقف لا على الزجاج.')),
      statement(both('1 × 0.5 m', '1 × 0.5 م'), both('Panels for any width.', 'ألواح لأي عرض.')),
    ],
    questions: [
      statement(
        both('How near may people stand?', 'كم يقترب الناس؟'),
        both(
          'As near as they like: up close they look through it. From about 13 metres the pixels of a strip melt together, and from 27 the strips as well.',
          'كما يشاؤون: من قريب ينظرون من خلالها. وابتداء من نحو 13 مترًا تذوب بكسلات الشريحة بعضها في بعض، ومن 27 مترًا تذوب الشرائح نفسها.',
        ),
      ),
      statement(
        both('Does it suit double glazing?', 'هل تناسب الزجاج المزدوج؟'),
        both(
          'Yes. It hangs inside, away from the pane, and does not warm it enough to matter. We check the glass before we name a fixed price.',
          'نعم. تعلق في الداخل بعيدًا عن الزجاج ولا تسخنه بقدر يذكر. ونفحص الزجاج قبل أن نحدد سعرًا ثابتًا.',
        ),
      ),
    ],
    projects: [1, 4, 7],
    videos: [],
  },
  {
    product: 4,
    family: 'led',
    cards: [
      part(
        both('Flexible: bends in both directions', 'مرنة تنحني في الاتجاهين'),
        both(
          'A rubber body bends in both directions and remembers nothing of it.',
          'جسم مطاطي ينحني في الاتجاهين ولا يحتفظ بأثر.',
        ),
        'product-flexible-ribbon-detail.jpg',
      ),
      part(
        both('A wave, a column, an arch', 'موجة وعمود وقوس'),
        both(
          'One module makes them all: what differs is the steel behind it, which we bend to your drawing.',
          'وحدة واحدة تصنعها كلها، وما يختلف هو الفولاذ خلفها، ونحنيه نحن على مخططك.',
        ),
        'product-flexible-ribbon-front.jpg',
      ),
      part(
        both('Numbered like a puzzle', 'مرقمة كالأحجية'),
        both(
          'Each module knows its place on the model. Magnets hold it to the steel, and it lifts off by hand.',
          'كل وحدة تعرف مكانها في النموذج. يثبتها المغناطيس على الفولاذ، وتُنزع باليد.',
        ),
        'product-flexible-ribbon-back.jpg',
      ),
    ],
    rows: [
      part(
        both('The column as a lantern: closed cylinders', 'العمود فانوسًا: أسطوانات مغلقة'),
        both(
          'Half a metre across is enough for a closed cylinder without a joint to be seen.',
          'يكفي قطر نصف متر لأسطوانة مغلقة بلا وصلة ترى.',
        ),
        'product-flexible-ribbon-day.jpg',
      ),
      part(
        both('The wall as a ribbon from room to room', 'الجدار شريطًا من مكان إلى مكان'),
        both(
          'It rises, turns and leaves through the next door, and the film goes with it.',
          'يصعد ويلتف ويخرج من الباب التالي والفيلم معه.',
        ),
        'product-flexible-ribbon-night.jpg',
      ),
    ],
    banners: [
      part(
        both('A ceiling of moving water', 'سقف من ماء متحرك'),
        both(
          '4,100 modules make a wave above the lobby of Palm Hotels in Dubai.',
          '4,100 وحدة تصنع موجة فوق بهو فنادق النخيل في دبي.',
        ),
        'product-flexible-ribbon-in-use.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('700 nits', '700 شمعة/م²'), both('Under the lights of a lobby.', 'تحت أضواء البهو.')),
      statement(both('1.86 mm', '1.86 مم'), both('From pixel to pixel.', 'بين مركزي بكسلين.')),
      statement(both('7 kg/m²', '7 كجم/م²'), both('With its magnets.', 'مع مغناطيسها.')),
      statement(both('9 mm', '9 مم'), both('Thin as a book cover.', 'بسماكة غلاف كتاب.')),
    ],
    questions: [
      statement(
        both('Can it form a ball?', 'هل تصنع كرة؟'),
        both(
          'A ball curves in two directions at once; for that we use petal-shaped modules of the same family, from one metre across.',
          'الكرة تنحني في اتجاهين معًا، ولها نستخدم وحدات على شكل بتلات من العائلة نفسها، ابتداء من قطر متر.',
        ),
      ),
      statement(
        both('How is it protected from hands?', 'كيف تحمى من الأيدي؟'),
        both(
          'Within reach we cover it with a clear coating that can be wiped; above three metres it stays bare.',
          'في متناول اليد نغطيها بطبقة شفافة تمسح، وفوق ثلاثة أمتار تبقى مكشوفة.',
        ),
      ),
    ],
    projects: [6, 7, 8],
    videos: [],
  },
  {
    product: 5,
    family: 'led',
    cards: [
      part(
        both('Locks that click', 'أقفال تسمع نقرتها'),
        both(
          'A lever closes with a sound; a red mark shows what is still open.',
          'يغلق الذراع بصوت، وعلامة حمراء تدل على ما بقي مفتوحًا.',
        ),
        'product-rental-panels-detail.jpg',
      ),
      part(
        both('Not a line between panels', 'بلا خط بين الألواح'),
        both(
          'Corners fold behind the edge when a panel is set down, so the diodes survive and the wall stays whole.',
          'حين يوضع اللوح تنطوي زواياه خلف الحافة، فتسلم الثنائيات ويبقى الجدار متصلًا.',
        ),
        'product-rental-panels-front.jpg',
      ),
      part(
        both('Six to a case', 'ستة في صندوق'),
        both(
          'Cases roll through a lift, stack in a truck and count their own contents.',
          'تدخل الصناديق المصعد وتتراص في الشاحنة وتعد محتواها.',
        ),
        'product-rental-panels-back.jpg',
      ),
    ],
    rows: [
      part(
        both('Fifty square metres before lunch', 'خمسون مترًا مربعًا قبل الغداء'),
        both(
          'Four people hang ten rows from one bar. The first picture appears while the last row is still on the floor.',
          'أربعة أشخاص يعلقون عشرة صفوف من عارضة واحدة. تظهر الصورة الأولى والصف الأخير ما زال على الأرض.',
        ),
        'product-rental-panels-day.jpg',
      ),
      part(
        both('No lines on camera', 'بلا خطوط أمام الكاميرا'),
        both(
          '7,680 hertz and a 16-bit grey scale: no lines, no bands, no surprise in the broadcast van.',
          '7,680 هرتز وتدرج رمادي بعمق 16 بت: لا خطوط ولا حزم لونية ولا مفاجآت في عربة البث.',
        ),
        'hero-auditorium.jpg',
      ),
      part(
        both('Walls, floors, arches', 'جدران وأرضيات وأقواس'),
        both(
          'One panel, three accessories: a curve lock, a floor plate with glass, a corner of ninety degrees.',
          'لوح واحد وثلاث إضافات: قفل انحناء، ولوح أرضي بزجاج، وزاوية قائمة.',
        ),
        'product-rental-panels-installed.jpg',
      ),
    ],
    banners: [
      part(
        both('Set up the night before', 'تجهيز في الليلة السابقة'),
        both('A crew, a truss and a wall that grows downwards.', 'طاقم وهيكل وجدار ينمو إلى أسفل.'),
        'product-rental-panels-in-use.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('2.6 mm', '2.6 مم'), both('From pixel to pixel.', 'بين مركزي بكسلين.')),
      statement(both('50 × 50 cm', '50 × 50 سم'), both('One panel, any wall.', 'لوح واحد لأي جدار.')),
      statement(both('190 W/m²', '190 واط/م²'), both('On an ordinary evening.', 'في أمسية عادية.')),
      statement(both('1,500 nits', '1,500 شمعة/م²'), both('Under full stage light.', 'تحت إضاءة المسرح الكاملة.')),
    ],
    questions: [
      statement(
        both('Rent or buy?', 'تأجير أم شراء؟'),
        both(
          'From about fifteen events a year buying is cheaper. We calculate both, and take your panels into our store if you have no room.',
          'ابتداء من نحو خمس عشرة فعالية في السنة يصبح الشراء أوفر. نحسب الاثنين، ونخزن ألواحك لدينا إن ضاق المكان.',
        ),
      ),
      statement(
        both('Can it stand outdoors?', 'هل تصلح للهواء الطلق؟'),
        both(
          'For a dry evening, yes. For a season outdoors there is the same panel in IP65 with 5,000 nits.',
          'لأمسية جافة نعم. ولموسم كامل في الهواء الطلق لدينا اللوح نفسه بدرجة IP65 وسطوع 5,000 شمعة/م².',
        ),
      ),
    ],
    projects: [2, 3, 8],
    videos: [],
  },
  {
    product: 15,
    family: 'led',
    cards: [
      part(
        both('Faces that meet at the edge', 'أوجه تلتقي عند الحافة'),
        both(
          'Mitred modules leave less than a pixel between them, whether one film turns the corner or each face plays its own.',
          'لا تترك الوحدات المشطوفة بينها بكسلًا، سواء عبر فيلم واحد الزاوية أو عرض كل وجه فيلمه.',
        ),
        'product-led-cube-detail.jpg',
      ),
      part(
        both('Seen from below', 'يرى من الأسفل'),
        both(
          'The fifth face looks down: those who pass beneath see the film too.',
          'الوجه الخامس ينظر إلى الأسفل، فمن يمر تحته يرى الفيلم أيضًا.',
        ),
        'product-led-cube-front.jpg',
      ),
      part(
        both('Hangs like a lamp', 'يعلق كالمصباح'),
        both(
          'Two points, ninety-five kilograms and one cable that looks like a rope.',
          'نقطتان و95 كجم وكابل واحد يشبه الحبل.',
        ),
        'product-led-cube-day.jpg',
      ),
    ],
    rows: [
      part(
        both('Built as sculpture', 'مبني كمنحوتة'),
        both(
          'A frame of welded aluminium keeps its corners true to half a millimetre. Modules follow by magnet.',
          'إطار ألمنيوم ملحوم يحفظ زواياه بدقة نصف مليمتر، وتأتي الوحدات بالمغناطيس.',
        ),
        'product-led-cube-back.jpg',
      ),
      part(
        both('A family of shapes', 'عائلة من الأشكال'),
        both(
          'Larger cubes, prisms and rings, such as this one in an atrium, come from the same workshop.',
          'المكعبات الأكبر والمناشير والحلقات، كهذه في ردهة مركز تسوق، من الورشة نفسها.',
        ),
        'project-mall-atrium.jpg',
      ),
      statement(
        both('One story or five', 'قصة واحدة أو خمس'),
        both(
          'A fish swims round the cube, a logo walks along its edges, a clock shows each side its own city.',
          'سمكة تسبح حول المكعب، وشعار يمشي على حوافه، وساعة تعطي كل وجه مدينته.',
        ),
      ),
    ],
    banners: [
      part(
        both('The heart of the atrium', 'قلب الردهة'),
        both('One object, five floors of faces turned upwards.', 'قطعة واحدة وخمسة طوابق من الوجوه المرفوعة.'),
        'product-led-cube-installed.jpg',
      ),
    ],
    slides: [],
    tiles: [
      statement(both('0.96 m', '0.96 م'), both('On every edge.', 'في كل حافة.')),
      statement(both('4.61 m²', '4.61 م²'), both('Of LED on five faces.', 'من LED على خمسة أوجه.')),
      statement(both('2.5 mm', '2.5 مم'), both('From pixel to pixel.', 'بين مركزي بكسلين.')),
      statement(
        both('95 kg', '95 كجم'),
        both('Five faces of 19 kg, each with its part of the frame.', 'خمسة أوجه، كل وجه 19 كجم مع حصته من الإطار.'),
      ),
    ],
    questions: [
      statement(
        both('How do we fill five faces?', 'كيف نملأ خمسة أوجه؟'),
        both(
          'An ordinary film can run on all sides alike. For films that turn the corner we send a template and a model to preview them.',
          'يمكن لفيلم عادي أن يعمل على كل الأوجه. وللأفلام التي تعبر الزوايا نرسل قالبًا ومجسمًا للمعاينة.',
        ),
      ),
      statement(
        both('Can it be lowered?', 'هل يمكن إنزاله؟'),
        both(
          'With the optional winch, to working height in three minutes; without it, from a platform.',
          'بالرافعة الاختيارية إلى ارتفاع العمل في ثلاث دقائق، ومن دونها من منصة.',
        ),
      ),
    ],
    projects: [3, 4, 7],
    videos: [],
  },
];
