import { both } from '../both.ts';
import { type Statement, statement } from '../part.ts';
import type { DemoCollection, Words } from '../record.ts';

/** A kind of place, and what was made for it. */
interface Solution {
  id: number;
  title: Words;
  text: Words;
  picture: string;
  /** Its requirements, each as a value or a fact, and how the products meet them. */
  needs: readonly Statement[];
  questions: readonly Statement[];
  /** Ids of suitable products. */
  products: readonly number[];
  /** Ids of projects in such a place. */
  projects: readonly number[];
}

const all: readonly Solution[] = [
  {
    id: 1,
    title: both('Lobby', 'البهو'),
    text: both(
      'The first picture that guests see: walls without seams, ceilings that follow the architect’s curve, and kiosks that show the way. Silent, serviced from the front, and dimmed with the evening.',
      'أول صورة يراها الضيف: جدران بلا فواصل، وأسقف تتبع منحنى المعماري، وأكشاك تدل على الطريق. صامتة، وصيانتها من الأمام، وتخفت مع المساء.',
    ),
    picture: 'hero-lobby-kiosks.jpg',
    needs: [
      statement(
        both('Smooth from 4.3 metres', 'صورة ناعمة من 4.3 متر'),
        both(
          'From there on the eye finds no pixel on Noor 1.2, and at any distance no seam.',
          'من هذه المسافة لا ترى العين بكسلًا واحدًا في نور 1.2، ولا ترى فاصلًا من أي مسافة.',
        ),
      ),
      statement(
        both('Curves down to a radius of 250 mm', 'انحناء بنصف قطر حتى 250 مم'),
        both(
          'The modules of Mawj 1.8 follow columns, ceilings and cylinders, and lift off by hand for service.',
          'تتبع وحدات موج 1.8 الأعمدة والأسقف والأسطوانات، وتُنزع باليد عند الصيانة.',
        ),
      ),
      statement(
        both('700 nits under skylights', '700 شمعة/م² تحت المناور'),
        both(
          'Dalil 55 shows the way even where the roof is glass, and hides every cable inside its body.',
          'يدل كشك دليل 55 على الطريق حتى تحت سقف زجاجي، ويخفي كل كابل داخل هيكله.',
        ),
      ),
      statement(
        both('Seen from every floor', 'ترى من كل طابق'),
        both(
          'Najm 2.5 hangs in the atrium and plays one film on five sides.',
          'نجم 2.5 معلق في الردهة، ويعرض فيلمًا واحدًا على خمسة أوجه.',
        ),
      ),
    ],
    questions: [
      statement(
        both('Does the wall need a corridor behind it?', 'هل يحتاج الجدار إلى ممر خلفه؟'),
        both(
          'No. Noor 1.2 is 39 mm deep and serviced from the front, so it hangs on the wall like a picture.',
          'لا. عمق نور 1.2 لا يتجاوز 39 مم وصيانته من الأمام، فيعلق على الجدار كلوحة.',
        ),
      ),
      statement(
        both('Does it disturb guests in the evening?', 'هل تزعج الضيوف مساءً؟'),
        both(
          'It dims with the daylight and by the hours that you set; there is no fan to hear.',
          'تخفت مع ضوء النهار وفي الساعات التي تحددها، ولا صوت لمراوح.',
        ),
      ),
    ],
    products: [1, 4, 8, 13, 15],
    projects: [1, 4],
  },
  {
    id: 2,
    title: both('Retail', 'المتاجر'),
    text: both(
      'Windows that stay transparent by day, bar displays along the shelf and kiosks that take orders. Head office changes the campaign of all branches from one calendar.',
      'واجهات تبقى شفافة نهارًا، وشاشات شريطية على الرفوف، وأكشاك تستقبل الطلبات. وتبدل الإدارة حملة كل الفروع من تقويم واحد.',
    ),
    picture: 'family-transparent-led.jpg',
    needs: [
      statement(
        both('75% of the daylight passes', 'يمر 75% من ضوء النهار'),
        both(
          'Behind Shafaf 3.9 the shop stays open to the street, and daylight still reaches the goods.',
          'خلف شفاف 3.9 يبقى المتجر مفتوحًا على الشارع، ويصل ضوء النهار إلى المعروضات.',
        ),
      ),
      statement(
        both('4,500 nits towards the sun', '4,500 شمعة/م² في وجه الشمس'),
        both(
          'A window that faces west stays readable all afternoon and dims itself after sunset.',
          'واجهة تطل على الغرب تبقى مقروءة طوال العصر، وتخفت بنفسها بعد الغروب.',
        ),
      ),
      statement(
        both('Prices along the shelf edge', 'الأسعار على حافة الرف'),
        both(
          'Sharit 37, long and low, carries prices and films where no other screen fits.',
          'شريط 37 شاشة طويلة منخفضة تحمل الأسعار والأفلام حيث لا مكان لشاشة أخرى.',
        ),
      ),
      statement(
        both('Order and pay in a minute', 'طلب ودفع في دقيقة'),
        both(
          'On Talab 32 customers order, pay and leave a name for the pick-up. Its menu comes down to the height of a wheelchair.',
          'على طلب 32 يطلب العميل ويدفع ويترك اسمه للاستلام. وتنزل قائمته إلى مستوى الكرسي المتحرك.',
        ),
      ),
    ],
    questions: [
      statement(
        both('Who changes the campaign?', 'من يبدل الحملة؟'),
        both(
          'Head office, for all branches from one calendar. A branch may add an offer of its own.',
          'الإدارة، لكل الفروع من تقويم واحد. ويمكن للفرع أن يضيف عرضه الخاص.',
        ),
      ),
      statement(
        both('Must the shop close for the installation?', 'هل يغلق المتجر أثناء التركيب؟'),
        both(
          'No. We work at night; 46 square metres of window were hung in one weekend.',
          'لا. نعمل ليلًا، وقد علقنا 46 مترًا مربعًا من الواجهة في عطلة أسبوع واحدة.',
        ),
      ),
    ],
    products: [3, 12, 9, 15, 4, 10],
    projects: [6, 1],
  },
  {
    id: 3,
    title: both('Control room', 'غرفة التحكم'),
    text: both(
      'One picture that the whole shift trusts: fine pitch for short distances, power and signal from two sides, and modules that are changed while their neighbours stay lit.',
      'صورة واحدة يثق بها الجميع في المناوبة: بكسلات متقاربة للمسافات القصيرة، وتغذية وإشارة من جهتين، ووحدات تستبدل وجاراتها مضيئة.',
    ),
    picture: 'project-control-room.jpg',
    needs: [
      statement(
        both('1.25 mm from pixel to pixel', 'مسافة 1.25 مم بين البكسلات'),
        both(
          'On Noor 1.2 figures stay crisp for operators who sit four and a half metres away.',
          'على نور 1.2 تبقى الأرقام واضحة لمن يجلس على بعد أربعة أمتار ونصف.',
        ),
      ),
      statement(
        both('Power and signal from two sides', 'تغذية وإشارة من جهتين'),
        both('Where a line fails the other takes over, and the picture stays.', 'إذا انقطع خط تولى الآخر وبقيت الصورة.'),
      ),
      statement(
        both('Serviced while it is lit', 'صيانة والجدار مضاء'),
        both(
          'A module is changed from the front while its neighbours go on.',
          'تستبدل الوحدة من الأمام وجاراتها تواصل العرض.',
        ),
      ),
      statement(
        both('From 600 down to 80 nits', 'من 600 شمعة/م² إلى 80'),
        both(
          'At night the wall dims without bands in its greys and spares tired eyes.',
          'يخفت الجدار ليلًا بلا تدرج متقطع، ويريح العيون المتعبة.',
        ),
      ),
    ],
    questions: [
      statement(
        both('What if a module fails during a shift?', 'ماذا لو تعطلت وحدة أثناء المناوبة؟'),
        both(
          'The rest of the picture stays. The module is changed from the front with a spare of the same batch.',
          'تبقى بقية الصورة، وتستبدل الوحدة من الأمام بأخرى من الدفعة نفسها.',
        ),
      ),
      statement(
        both('Can several systems be shown side by side?', 'هل تعرض عدة أنظمة جنبًا إلى جنب؟'),
        both(
          'Yes. Maps, cameras and figures keep windows of their own, arranged from the desk.',
          'نعم. للخرائط والكاميرات والأرقام نوافذها، وتُرتب من لوحة التحكم.',
        ),
      ),
    ],
    products: [1, 14],
    projects: [2],
  },
  {
    id: 4,
    title: both('Mosque', 'المسجد'),
    text: both(
      'Prayer times, the sermon with its translation, and the dates of the lessons: calm type that can be read from the last row, without sound, glare or moving pictures.',
      'مواقيت الصلاة، والخطبة مع ترجمتها، ومواعيد الدروس: كتابة هادئة تُقرأ من الصف الأخير، بلا صوت ولا وهج ولا صور متحركة.',
    ),
    picture: 'solution-mosque.jpg',
    needs: [
      statement(
        both('Prayer times beside the mihrab', 'المواقيت بجانب المحراب'),
        both(
          'Qamar 34 is a still, round clock: the five prayers, the iqamah and the date.',
          'قمر 34 ساعة مستديرة ساكنة: الصلوات الخمس ووقت الإقامة والتاريخ.',
        ),
      ),
      statement(
        both('Letters of 15 cm, read from 30 metres', 'حروف بارتفاع 15 سم تُقرأ من 30 مترًا'),
        both(
          'Two lines of the sermon and two of its translation fit a Noor 1.2 wall of 2.40 × 1.35 m, and the last row reads them with ease.',
          'سطران من الخطبة وسطران من ترجمتها على جدار نور 1.2 بمقاس 2.40 × 1.35 م، يقرؤها الصف الأخير بيسر.',
        ),
      ),
      statement(
        both('No sound, no glare', 'بلا صوت ولا وهج'),
        both(
          'The displays are muted and follow the lamps of the hall; nothing moves during prayer.',
          'الشاشات صامتة ويتبع سطوعها مصابيح المصلى، ولا شيء يتحرك وقت الصلاة.',
        ),
      ),
      statement(
        both('Lessons between the prayers', 'الدروس بين الصلوات'),
        both(
          'Noor 1.2 announces lessons and their hours on still pages, and clears them for the sermon.',
          'يعلن نور 1.2 الدروس ومواعيدها بصفحات ساكنة، ويخليها للخطبة.',
        ),
      ),
    ],
    questions: [
      statement(
        both('Where do the prayer times come from?', 'من أين تأتي المواقيت؟'),
        both(
          'From the calendar of your city, which is stored in the display: it needs no internet.',
          'من تقويم مدينتك المحفوظ في الشاشة، فلا تحتاج إلى إنترنت.',
        ),
      ),
      statement(
        both('What do the displays show during prayer?', 'ماذا تعرض الشاشات وقت الصلاة؟'),
        both(
          'A still pattern, or nothing. They return by themselves afterwards.',
          'نقشًا ساكنًا أو لا شيء، ثم تعود من تلقاء نفسها.',
        ),
      ),
      statement(
        both('Can we see it before we decide?', 'هل نراها قبل أن نقرر؟'),
        both(
          'Yes. Send a photo of the hall, and we set up a display with your prayer times for you to see.',
          'نعم. أرسل صورة المصلى، ونجهز لك شاشة بمواقيت مدينتك لتراها.',
        ),
      ),
    ],
    products: [13, 1],
    projects: [],
  },
  {
    id: 5,
    title: both('Majlis', 'المجلس'),
    text: both(
      'A match, a film or a family album, as wide as the wall and bright with the lamps on. It hangs like a picture and has no fan to hear.',
      'مباراة أو فيلم أو ألبوم العائلة، بعرض الجدار وساطعة والمصابيح مضاءة. تُعلق كلوحة، ولا مروحة فيها تُسمع.',
    ),
    picture: 'product-vision-wall-night.jpg',
    needs: [
      statement(
        both('From 115 to 295 inches', 'من 115 إلى 295 بوصة'),
        both(
          'The Vision fills the wall with one picture, without a seam, in a family room as in a large majlis.',
          'صورة واحدة من ذا فيجن تملأ الجدار بلا فواصل، في غرفة العائلة كما في المجلس الكبير.',
        ),
      ),
      statement(
        both('800 nits, curtains open', '800 شمعة/م² والستائر مفتوحة'),
        both('An afternoon match stays bright while the lamps are on.', 'تبقى مباراة العصر ساطعة والمصابيح مضاءة.'),
      ),
      statement(
        both('3 m to the sofa: 115 inches', '3 أمتار إلى الكنبة: 115 بوصة'),
        both(
          'Multiply the metres by 40 and take the nearest size below: four metres suit 147 inches.',
          'اضرب عدد الأمتار في 40 وخذ أقرب مقاس أصغر: فأربعة أمتار تناسبها شاشة 147 بوصة.',
        ),
      ),
      statement(
        both('Not a single hole', 'من دون ثقب واحد'),
        both(
          'The Vision Studio stands on a walnut base, in rented villas too.',
          'يقف ذا فيجن ستوديو على حامل من خشب الجوز، في الفلل المستأجرة أيضًا.',
        ),
      ),
    ],
    questions: [
      statement(
        both('Does it make any noise?', 'هل يصدر عنها ضجيج؟'),
        both(
          'No, there are no fans. The sound of a film leaves by eARC for your own speakers, or from the pair inside.',
          'لا، فهي بلا مراوح. ويخرج صوت الفيلم عبر eARC إلى سماعاتك أو من السماعتين في داخلها.',
        ),
      ),
      statement(
        both('Can we see it on our own wall first?', 'هل نراها على جدارنا أولًا؟'),
        both(
          'Yes. Send a photo and the width of the wall, and you receive it with the display in its true size.',
          'نعم. أرسل صورة الجدار وعرضه، لتصلك الصورة وفيها الشاشة بمقاسها الحقيقي.',
        ),
      ),
    ],
    products: [68, 16],
    projects: [],
  },
  {
    id: 6,
    title: both('Stadium', 'الملعب'),
    text: both(
      'Ribbons around the stands and giant screens that replay every chance: bright at noon, sealed against dust and rain, and kept in step by one desk. In the concourse, kiosks take orders and show the way to the seat.',
      'أشرطة حول المدرجات وشاشات عملاقة تعيد كل فرصة: ساطعة ظهرًا، ومحكمة الإغلاق ضد الغبار والمطر، وتضبط إيقاعها لوحة تحكم واحدة. وفي الممرات أكشاك تستقبل الطلبات وتدل على المقاعد.',
    ),
    picture: 'solution-stadium.jpg',
    needs: [
      statement(
        both('7,000 nits at noon', '7,000 شمعة/م² ظهرًا'),
        both(
          'Ufuq 6 stays legible in full sun and dims below 1,200 nits for night matches.',
          'تبقى أفق 6 مقروءة تحت الشمس، وينخفض سطوعها إلى أقل من 1,200 شمعة/م² أثناء اللعب ليلًا.',
        ),
      ),
      statement(
        both('IP66, up to 55 °C', 'IP66 حتى 55 °م'),
        both(
          'Ufuq 6 cabinets are sealed against sand and rain on both faces, and cooled without a fan.',
          'كبائن أفق 6 محكمة الإغلاق ضد الرمل والمطر من الوجهين، وتبرد بلا مراوح.',
        ),
      ),
      statement(
        both('3,840 Hz for cameras', '3,840 هرتز للكاميرات'),
        both(
          'The live broadcast shows no lines on the ribbon or on the screens.',
          'لا تظهر خطوط في البث المباشر، لا على الشريط ولا على الشاشات.',
        ),
      ),
      statement(
        both('One desk for all', 'لوحة تحكم واحدة'),
        both(
          'Ribbons, goals and sponsors change around the whole ring at once.',
          'تتبدل الأشرطة والأهداف والرعاة حول الملعب كله في آن واحد.',
        ),
      ),
    ],
    questions: [
      statement(
        both('Is it still bright in years to come?', 'هل تبقى ساطعة بعد سنوات؟'),
        both(
          'The diodes of Ufuq 6 are rated for 100,000 hours to half brightness: more than twenty years at twelve hours a day. Spare modules of the same batch are kept ready.',
          'العمر الافتراضي لمصابيح LED هو 100,000 ساعة حتى نصف السطوع، أي أكثر من عشرين عامًا بواقع 12 ساعة يوميًا. ووحدات بديلة من الدفعة نفسها جاهزة دائمًا.',
        ),
      ),
      statement(
        both('Can the season go on while you build?', 'هل يستمر الموسم أثناء التركيب؟'),
        both(
          'Yes. We hang one tier after the other between matches and clear the stand before each kick-off.',
          'نعم. نركب مدرجًا بعد مدرج بين المباريات، ونخلي المدرج قبل كل صافرة بداية.',
        ),
      ),
      statement(
        both('From how far can the ribbon be read?', 'من أي مسافة يُقرأ الشريط؟'),
        both(
          'From 23 metres the eye sees no pixels on Ufuq 6. Letters of 75 centimetres fill four fifths of its height and are read without effort from 150 metres, on the far side of the pitch.',
          'من مسافة 23 مترًا لا ترى العين بكسلًا في أفق 6. وحروف بارتفاع 75 سنتيمترًا تشغل أربعة أخماس ارتفاعه تُقرأ بيسر من 150 مترًا، أي من الجهة المقابلة للملعب.',
        ),
      ),
      statement(
        both('Can our stand carry it, even in wind?', 'هل يتحمله مدرجنا، وفي الريح أيضًا؟'),
        both(
          'A ribbon of one row weighs 26 kilograms a metre, its steel not included. Our structural engineer checks the parapet, adds the wind and the swaying of the crowd, and gives you a stamped drawing before anything is ordered.',
          'شريط من صف واحد يزن 26 كيلوغرامًا للمتر، من دون هيكله. يفحص مهندسنا الإنشائي حاجز المدرج ويحسب معه الريح واهتزاز الجمهور، ويسلمك مخططًا معتمدًا قبل أي طلب.',
        ),
      ),
      statement(
        both('What if a cable or a controller fails during a match?', 'ماذا لو تعطل كابل أو متحكم أثناء المباراة؟'),
        both(
          'The signal reaches each line of cabinets from both ends, and a second controller runs along with the first: where one fails, the other takes over and the picture stays.',
          'تصل الإشارة إلى كل خط من الكبائن من طرفيه، ويعمل متحكم ثانٍ مع الأول: فإن تعطل أحدهما تولى الآخر وبقيت الصورة.',
        ),
      ),
      statement(
        both('What does the warranty cover?', 'ماذا يشمل الضمان؟'),
        both(
          'Manufacturing defects of all parts for two years, with an answer within one working day. Five spare modules in a hundred, of the same batch, stay in your store for the time after it.',
          'عيوب التصنيع في جميع القطع لمدة سنتين، مع الرد خلال يوم عمل واحد. وتبقى في مستودعك خمس وحدات احتياطية من كل مئة، من الدفعة نفسها، لما بعد ذلك.',
        ),
      ),
    ],
    products: [2, 11, 9],
    projects: [3],
  },
  {
    id: 7,
    title: both('Facade', 'الواجهة'),
    text: both(
      'A building that speaks to the street: 7,000 nits for the midday sun, transparent panels behind glass, and brightness that falls by itself when night comes.',
      'مبنى يخاطب الشارع: 7,000 شمعة/م² لشمس الظهيرة، وألواح شفافة خلف الزجاج، وسطوع يخفت بنفسه حين يحل الليل.',
    ),
    picture: 'product-outdoor-billboard-in-use.jpg',
    needs: [
      statement(
        both('7,000 nits in reserve', '7,000 شمعة/م² في الاحتياط'),
        both(
          'The picture of Ufuq 6 holds against the midday sun and dims itself at dusk.',
          'تثبت صورة أفق 6 أمام شمس الظهيرة، وتخفت بنفسها عند الغروب.',
        ),
      ),
      statement(
        both('Smooth from 23 metres', 'صورة ناعمة من 23 مترًا'),
        both(
          'At the 6.67 mm pitch of Ufuq 6 the street sees a picture, not dots.',
          'بمسافة 6.67 مم بين بكسلات أفق 6 يرى الشارع صورة لا نقاطًا.',
        ),
      ),
      statement(
        both('75% transparent', 'شفافية 75%'),
        both(
          'Behind Shafaf 3.9 the offices keep their daylight and their view.',
          'خلف شفاف 3.9 تحتفظ المكاتب بضوء النهار وبإطلالتها.',
        ),
      ),
      statement(
        both('13 kg per square metre', '13 كجم للمتر المربع'),
        both(
          'Shafaf 3.9 is light enough to hang behind glass that already stands.',
          'شفاف 3.9 خفيف يُعلق خلف زجاج قائم.',
        ),
      ),
    ],
    questions: [
      statement(
        both('Does it need a permit?', 'هل تحتاج إلى تصريح؟'),
        both(
          'Usually. We prepare the drawings with size, brightness and hours that the municipality asks for.',
          'في الغالب. ونعد المخططات التي تطلبها البلدية بالمقاس والسطوع وساعات العرض.',
        ),
      ),
      statement(
        both('Does it disturb the neighbours at night?', 'هل تزعج الجيران ليلًا؟'),
        both(
          'A sensor lowers it after sunset, and it goes dark at the hour that you set.',
          'يخفضها حساس بعد الغروب، وتنطفئ في الساعة التي تحددها.',
        ),
      ),
    ],
    products: [2, 3],
    projects: [6],
  },
  {
    id: 8,
    title: both('Meeting room and auditorium', 'قاعة الاجتماعات والمدرج'),
    text: both(
      'Figures that can be read from the far end of the table and slides from the last row: fine pitch, boards to write on, and one cable or code to share.',
      'أرقام واضحة من آخر الطاولة، وشرائح مقروءة من الصف الأخير: بكسلات متقاربة، وألواح للكتابة، وكابل واحد أو رمز للمشاركة.',
    ),
    picture: 'hero-auditorium.jpg',
    needs: [
      statement(
        both('Smooth from 4.3 metres', 'صورة ناعمة من 4.3 متر'),
        both(
          'From there on no pixel of Noor 1.2 is seen, and spreadsheets stay crisp.',
          'من هذه المسافة لا ترى العين بكسلًا واحدًا في نور 1.2، وتبقى الجداول واضحة.',
        ),
      ),
      statement(
        both('Letters of 13 cm for the last row', 'حروف بارتفاع 13 سم للصف الأخير'),
        both(
          'At twenty-six metres slides are read without effort, if they keep to our template.',
          'من 26 مترًا تُقرأ الشرائح بيسر إذا التزمت بقالبنا.',
        ),
      ),
      statement(
        both('Twelve people, one page', '12 شخصًا وصفحة واحدة'),
        both(
          'On Lawh 86 people in the room and at home write side by side.',
          'على لوح 86 يكتب من في القاعة ومن في البيت جنبًا إلى جنب.',
        ),
      ),
      statement(
        both('Every page goes home', 'كل صفحة تؤخذ معك'),
        both(
          'Lawh 65 tells two pens and a palm apart, and hands out its pages with a code.',
          'يميز لوح 65 القلمين وراحة اليد، ويسلم صفحاته برمز.',
        ),
      ),
    ],
    questions: [
      statement(
        both('Does the wall flicker on camera?', 'هل يرتعش الجدار أمام الكاميرا؟'),
        both(
          'No. 3,840 Hz suits meetings on camera; for slow motion Masrah 2.6 has 7,680.',
          'لا. 3,840 هرتز تكفي لاجتماعات الفيديو، وللإعادة البطيئة مسرح 2.6 بمعدل 7,680.',
        ),
      ),
      statement(
        both('How long is the room closed?', 'كم يومًا تغلق القاعة؟'),
        both(
          'A board takes a morning. The boardroom wall of Sahara Bank took twelve days on site.',
          'اللوح يحتاج إلى صباح واحد. وجدار قاعة مجلس الإدارة في بنك الصحراء احتاج إلى 12 يومًا.',
        ),
      ),
    ],
    products: [1, 6, 7, 10, 5],
    projects: [5, 8, 7],
  },
];

/** The ids of the venues that a product or project fits, as its field; an empty object if there are none. */
const toVenues = (of: 'products' | 'projects', id: number): { places?: readonly number[] } => {
  const venues = all.filter((solution) => solution[of].includes(id)).map((solution) => solution.id);
  return venues.length === 0 ? {} : { places: venues };
};

/** The `places` field of a product or project. */
export const venuesOfProduct = (id: number) => toVenues('products', id);
export const venuesOfProject = (id: number) => toVenues('projects', id);

const toItem = ({ title, text }: Statement) => ({ title, text });

export const solutions: DemoCollection = {
  base: 'solutions',
  records: all.map(({ id, title, text, picture, needs, questions }) => ({
    id,
    fields: { title, text, image: { file: picture }, needs: needs.map(toItem), questions: questions.map(toItem) },
  })),
};
