import { both } from '../../both.ts';
import { part } from '../../part.ts';
import type { SingleProject } from '../single-projects.ts';
import { chapter } from './chapter.ts';

const brief = both('The brief', 'المطلوب');
const design = both('The design', 'التصميم');
const work = both('The work', 'التنفيذ');
const result = both('The result', 'النتيجة');

export const hospitalityAndRetail: readonly SingleProject[] = [
  {
    id: 1,
    title: both('City Mall', 'سيتي مول'),
    subtitle: both('A cylinder of light in the atrium', 'أسطوانة من الضوء في الردهة'),
    text: both(
      'Five floors of City Mall in Riyadh look into one atrium. We hung a seamless cylinder in its middle, eleven metres high, that turns fashion films, prayer times and national days into one slow carousel. Finished in 2026.',
      'خمسة طوابق من سيتي مول في الرياض تطل على ردهة واحدة. علقنا في وسطها أسطوانة بلا فواصل بارتفاع أحد عشر مترًا، تعرض أفلام الأزياء ومواقيت الصلاة والأيام الوطنية في دورة هادئة واحدة. اكتمل المشروع عام 2026.',
    ),
    picture: 'project-mall-look-up.jpg',
    marks: [[4, 46, 55]],
    country: 'sa',
    sector: both('Retail', 'التجزئة'),
    products: [4, 15, 8],
    chapters: [
      chapter(
        brief,
        both('One screen for five floors', 'شاشة واحدة لخمسة طوابق'),
        both(
          'The mall wanted a landmark that every floor could see and that blocked no shop’s view. A flat wall would have turned its back on half of the visitors.',
          'أراد مركز التسوق معلمًا يراه كل طابق ولا يحجب متجرًا. ولو كان الجدار مسطحًا لأدار ظهره لنصف الزوار.',
        ),
        'project-mall-sight.jpg',
      ),
      chapter(
        design,
        both('Round, light and open below', 'مستديرة وخفيفة ومفتوحة من أسفل'),
        both(
          'Mawj 1.8 modules, 1.86 mm from pixel to pixel, close around a steel ring five metres across: 1.2 tonnes of light and 0.7 tonnes of steel hang from four points of the roof, and the floor beneath stays free.',
          'تلتف وحدات موج 1.8، وبين بكسلاتها 1.86 مم، حول حلقة فولاذية قطرها خمسة أمتار: وحدات وزنها 1.2 طن وفولاذ وزنه 0.7 طن تحملهما أربع نقاط في السقف، والأرض تحتها تبقى خالية.',
        ),
        'project-mall-ring.jpg',
      ),
      chapter(
        work,
        both('Nineteen nights', 'تسع عشرة ليلة'),
        both(
          'The mall never closed. Between midnight and eight our crew raised one ring a night, and left the atrium swept before the first shutter opened. Eighteen rings, and one night lost to a late delivery, made nineteen nights. With two for the steel before and two for the calibration after, we were twenty-three days on site.',
          'لم يغلق مركز التسوق يومًا. بين منتصف الليل والثامنة كان طاقمنا يرفع حلقة كل ليلة، ويترك الردهة نظيفة قبل أن يفتح أول متجر. ثماني عشرة حلقة، وليلة ضاعت في انتظار شحنة تأخرت: تسع عشرة ليلة. ومع ليلتين قبلها للفولاذ وليلتين بعدها للمعايرة بلغت مدة العمل في الموقع 23 يومًا.',
        ),
        'project-mall-nights.jpg',
      ),
      chapter(
        result,
        both('What people stop to look at', 'ما يتوقف الناس ليروه'),
        both(
          'Visitors now wait beside the atrium instead of at the door, and the upper floors have found their audience. The mall sells its tenants airtime by the hour, on the cylinder, the smaller Najm 2.5 cube and the Dalil 55 guides.',
          'صار الزوار ينتظرون بجانب الردهة لا عند الباب، ووجدت الطوابق العليا جمهورها. ويؤجر مركز التسوق لمتاجره وقت العرض بالساعة على الأسطوانة وعلى مكعب نجم 2.5 الأصغر وأكشاك دليل 55.',
        ),
        'project-mall-atrium.jpg',
        [[4, 42, 50]],
      ),
    ],
    questions: [
      part(
        both('How is it serviced up there?', 'كيف تُصان على ذلك الارتفاع؟'),
        both(
          'Winches lower the cylinder in four minutes until its edge hangs three metres above the floor. A scissor lift of fourteen metres then reaches every ring, and modules come off by hand from outside, without tools.',
          'تُنزل الروافع الأسطوانة في أربع دقائق حتى تصير حافتها على ارتفاع ثلاثة أمتار من الأرض، فتبلغ منصة مقصية ارتفاعها 14 مترًا كل حلقة فيها، وتُنزع الوحدات باليد من الخارج بلا أدوات.',
        ),
        'project-mall-lowered.jpg',
      ),
      part(
        both('What does it show during prayer?', 'ماذا تعرض وقت الصلاة؟'),
        both(
          'The city calendar is stored in the player: advertising gives way to a still pattern and returns by itself.',
          'تقويم المدينة مخزن في المشغل: تفسح الإعلانات المجال لنقش ساكن ثم تعود من تلقاء نفسها.',
        ),
        'project-mall-pattern.jpg',
      ),
      part(
        both('How much power does it draw?', 'كم تستهلك من الكهرباء؟'),
        both(
          'About 28 kilowatts on an ordinary evening for 173 square metres, less than the escalators beside it.',
          'نحو 28 كيلوواط في مساء عادي لمساحة 173 مترًا مربعًا، أي أقل من السلالم المتحركة بجانبها.',
        ),
        'project-mall-evening.jpg',
      ),
    ],
  },
  {
    id: 4,
    title: both('Palm Hotels', 'فنادق النخيل'),
    subtitle: both('A ceiling that moves like water', 'سقف يتحرك كالماء'),
    text: both(
      'At Palm Hotels in Dubai, guests check in under a wave. Two hundred and ten square metres of flexible LED follow the architect’s curve and change from sunrise to night with the light outside. Finished in 2025.',
      'في فنادق النخيل بدبي يسجل الضيوف دخولهم تحت موجة. شاشات LED مرنة مساحتها 210\u00a0أمتار مربعة تتبع منحنى المعماري، وتتبدل من الشروق إلى الليل مع ضوء الخارج. اكتمل المشروع عام 2025.',
    ),
    picture: 'project-hotel-lobby.jpg',
    marks: [[4, 45, 22]],
    country: 'ae',
    sector: both('Hospitality', 'الضيافة'),
    products: [4, 8, 13],
    chapters: [
      chapter(
        brief,
        both('Light that does not look like a screen', 'ضوء لا يشبه الشاشة'),
        both(
          'The owner wanted light that lives, and nothing that looks like a display. No frame, no black rectangle, no sound of fans.',
          'أراد المالك ضوءًا حيًا لا يشبه الشاشة في شيء: لا إطار ولا مستطيل أسود ولا صوت مراوح.',
        ),
        'project-hotel-entrance.jpg',
      ),
      chapter(
        design,
        both('From one model to 4,100 modules', 'من نموذج واحد إلى 4,100 وحدة'),
        both(
          'We cut the architect’s model into 4,100 modules, each with its own place, radius and number. A skin of perforated steel carries them and lets the sprinklers through.',
          'قسمنا نموذج المعماري إلى 4,100 وحدة، لكل منها مكانها ونصف قطرها ورقمها. يحملها غلاف من الفولاذ المثقب يترك منفذًا لمرشات الحريق.',
        ),
        'project-hotel-curve.jpg',
      ),
      chapter(
        work,
        both('While the hotel stayed open', 'والفندق يستقبل ضيوفه'),
        both(
          'We worked from a silent platform, mornings only, for three weeks. Guests walked below a ceiling of cloth while the wave grew above it.',
          'عملنا بمنصة صامتة كل صباح ثلاثة أسابيع. كان الضيوف يمشون تحت سقف من القماش والموجة تنمو فوقه.',
        ),
        'project-hotel-cloth.jpg',
      ),
      chapter(
        result,
        both('The photograph everyone takes', 'الصورة التي يلتقطها الجميع'),
        both(
          'The wave is now the first picture of the hotel in every guest’s album, and the reception has dimmed its other lamps by half. A Qamar 34 clock and a Dalil 55 guide take up its colours.',
          'صارت الموجة أول صورة للفندق في ألبوم كل ضيف، وخفضت إدارة البهو بقية المصابيح إلى النصف. وتتبع ساعة قمر 34 وكشك دليل 55 ألوانها.',
        ),
        'project-hotel-wave.jpg',
      ),
    ],
    questions: [
      part(
        both('Is it safe above people?', 'هل هي آمنة فوق الناس؟'),
        both(
          'Each module has a magnet and a cord; the steel skin is fixed to the slab with three times the required number of anchors and was tested under load.',
          'لكل وحدة مغناطيس وحبل أمان، والغلاف الفولاذي مثبت في السقف بثلاثة أضعاف عدد المراسي المطلوب واختبر تحت الحمل.',
        ),
        'project-hotel-steel.jpg',
      ),
      part(
        both('Who changes the mood?', 'من يغير الأجواء؟'),
        both(
          'The reception chooses among twelve scenes on a tablet; the hours of the day are automatic.',
          'يختار الاستقبال من 12 مشهدًا على جهاز لوحي، وساعات اليوم تلقائية.',
        ),
        'project-hotel-tablet.jpg',
      ),
      part(
        both('Does it run all night?', 'هل تعمل طوال الليل؟'),
        both(
          'It never stops, but between two and five it runs at ten percent and uses less than the chandelier it replaced.',
          'لا تتوقف أبدًا، لكنها بين الثانية والخامسة تعمل عند عشرة بالمئة وتستهلك أقل من الثريا التي حلت محلها.',
        ),
        'project-hotel-night.jpg',
      ),
    ],
  },
  {
    id: 6,
    title: both('Oasis Retail', 'الواحة للتجزئة'),
    subtitle: both('Windows that change with the season', 'واجهات تتبدل مع الموسم'),
    text: both(
      'Oasis Retail turned the glass front of its Jeddah flagship into forty-six square metres of transparent LED. By day the shop is open to the street; by night the window becomes the campaign. Finished in 2024.',
      'حولت الواحة للتجزئة الواجهة الزجاجية لمتجرها الرئيسي في جدة إلى 46 مترًا مربعًا من شاشات LED الشفافة. نهارًا يبقى المتجر مفتوحًا على الشارع، وليلًا تصبح النافذة هي الحملة. اكتمل المشروع عام 2024.',
    ),
    picture: 'project-retail-storefront.jpg',
    marks: [[3, 42, 54]],
    country: 'sa',
    sector: both('Retail', 'التجزئة'),
    products: [3, 12, 9],
    chapters: [
      chapter(
        brief,
        both('No more paper in the window', 'لا ورق في الواجهة بعد اليوم'),
        both(
          'Every campaign had cost a weekend of print, glue and ladders, in thirty-one branches at once.',
          'كانت كل حملة تكلف عطلة أسبوع من الطباعة واللصق والسلالم، في 31 فرعًا دفعة واحدة.',
        ),
        'project-retail-day.jpg',
      ),
      chapter(
        design,
        both('Behind the glass, with the daylight', 'خلف الزجاج ومع ضوء النهار'),
        both(
          'Shafaf 3.9 hangs ten centimetres behind the pane and lets three quarters of the daylight through to the goods on show.',
          'تعلق شفاف 3.9 خلف الزجاج بعشرة سنتيمترات وتمرر ثلاثة أرباع ضوء النهار إلى المعروضات.',
        ),
        'project-retail-strips.jpg',
      ),
      chapter(
        work,
        both('From Thursday to Sunday', 'من الخميس إلى الأحد'),
        both(
          'Panels were hung over one weekend. The shop opened on Sunday with a film of flowers and with no trace of dust.',
          'علقت الألواح في عطلة أسبوع واحدة، وفتح المتجر يوم الأحد على فيلم زهور وبلا أثر غبار.',
        ),
        'project-retail-hanging.jpg',
      ),
      chapter(
        result,
        both('One click, thirty-one windows', 'نقرة واحدة و31 واجهة'),
        both(
          'Sharit 37 bars along the shelves carry the same campaign indoors, and a Talab 32 kiosk orders what is sold out. Head office changes the season in all branches from one calendar.',
          'تحمل شاشات شريط 37 على الرفوف الحملة نفسها في الداخل، ومن كشك طلب 32 يطلب العميل ما نفد. وتبدل الإدارة الموسم في كل الفروع من تقويم واحد.',
        ),
        'project-retail-shelves.jpg',
      ),
    ],
    questions: [
      part(
        both('Can the glass still be cleaned?', 'هل يمكن تنظيف الزجاج؟'),
        both(
          'The panels slide aside on a rail; a cleaner opens two metres of window in a minute.',
          'تنزلق الألواح جانبًا على سكة، ويفتح عامل النظافة مترين من الواجهة في دقيقة.',
        ),
        'project-retail-inside.jpg',
      ),
      part(
        both('Does it face the sun?', 'هل تواجه الشمس؟'),
        both(
          'It faces west. 4,500 nits carry it through the afternoon, and a sensor brings it down to 400 after sunset.',
          'تواجه الغرب. 4,500 شمعة/م² تكفيها عصرًا، ويخفضها حساس إلى 400 بعد الغروب.',
        ),
        'project-retail-sunset.jpg',
      ),
      part(
        both('How long did it take to pay back?', 'متى استردت تكلفتها؟'),
        both(
          'By the client’s own calculation, in twenty-two months, through print and night work saved alone.',
          'بحساب العميل نفسه خلال 22 شهرًا، من وفر الطباعة والعمل الليلي وحدهما.',
        ),
        'project-retail-bar.jpg',
      ),
    ],
  },
];
