import { both } from '../../both.ts';
import type { Blog } from '../community.ts';

export const buyingGuide: Blog = {
  id: 1,
  name: both('Buying Guide', 'دليل الشراء'),
  icon: 'question-cost.jpg',
  posts: [
    {
      id: 1,
      title: both('How to choose a pixel pitch', 'كيف تختار المسافة بين البكسلات'),
      icon: 'blog-pixel-pitch.jpg',
      path: '/sub-category/1',
      text: both(
        `Pixel pitch is the distance between two neighbouring pixels in millimetres. It decides how close a visitor may come before the picture falls apart into dots, and it decides the price more than anything else.

**Begin with the chairs, not with the catalogue.** Measure three distances:

1. The nearest viewer, such as the first chair in a boardroom.
2. The usual viewer, where most people will stand or sit.
3. The farthest viewer, who must still read the smallest letters.

Divide the distance of the nearest viewer in metres by **3.4**. The result in millimetres is a pitch at which a healthy eye sees no pixels at all. Four metres gives about 1.2 millimetres.

Do you really need that? For text and figures, yes. For moving pictures up to three times that pitch still looks beautiful, because the eye follows the movement and not the dots.

The mistake we meet most often goes like this: the pitch is chosen in a showroom, with your nose against the wall. Halving the pitch means four times as many pixels for the same wall. Ask for a sample in your own room, sit in your own chair, and let the eye decide.`,
        `المسافة بين البكسلات هي البعد بين بكسلين متجاورين بالمليمتر. هي التي تحدد إلى أي حد يقترب الزائر قبل أن تتفكك الصورة إلى نقاط، وهي التي تحدد السعر أكثر من أي شيء آخر.

**ابدأ من المقاعد لا من الكتالوج.** قس ثلاث مسافات:

1. أقرب مشاهد، كأول مقعد في قاعة مجلس الإدارة.
2. المشاهد المعتاد، حيث يقف أو يجلس معظم الناس.
3. أبعد مشاهد، وعليه أن يقرأ أصغر الحروف.

اقسم بعد أقرب مشاهد بالمتر على **3.4**. الناتج بالمليمتر مسافة لا ترى معها العين السليمة أي بكسل. أربعة أمتار تعطي نحو 1.2 مليمتر.

هل تحتاج إلى ذلك فعلًا؟ للنصوص والأرقام نعم. أما الصور المتحركة فحتى ثلاثة أضعاف تبقى جميلة، لأن العين تتبع الحركة لا النقاط.

والخطأ الذي نراه كثيرًا: اختيار المسافة بين البكسلات في صالة العرض والأنف على الجدار. تنصيف المسافة يعني أربعة أضعاف البكسلات للجدار نفسه. اطلب عينة في مكانك، واجلس على كرسيك، ودع عينك تقرر.`,
      ),
    },
    {
      id: 2,
      title: both('How bright is bright enough?', 'كم يكفي من السطوع؟'),
      icon: 'post-brightness.jpg',
      text: both(
        `Brightness is measured in nits. A phone in your hand gives about 600; a sheet of white paper in the Gulf sun at noon reflects more than 25,000. A screen does not fight the sun itself but the light that falls on its own face.

**Values that have proved themselves:**

- Meeting rooms and lecture halls: 600 to 800 nits
- Malls, lobbies and shops: 800 to 1,200 nits
- Shop windows and rooms with direct sun: 1,500 to 4,500 nits
- Facades and billboards in direct sun: 5,500 nits and more

Two things are easily forgotten. **A good black is worth more than a loud white:** a matt mask and small louvres keep reflections away, and contrast does the rest. And **what is right at noon is wrong at night:** the same billboard needs less than a twentieth of its power after sunset. A light sensor saves electricity, spares the neighbours and doubles the life of the diodes.

Ask each supplier for the brightness **after calibration**. Evening out the modules costs up to a third of the figure that stands in the brochure.`,
        `يقاس السطوع بالشمعة على المتر المربع. الجوال في يدك يعطي نحو 600، وورقة بيضاء تحت شمس الخليج ظهرًا تعكس أكثر من 25,000. والشاشة لا تصارع الشمس نفسها بل الضوء الساقط على وجهها.

**قيم أثبتت نفسها:**

- قاعات الاجتماعات والمحاضرات: من 600 إلى 800 شمعة/م²
- مراكز التسوق والأبهاء والمتاجر: من 800 إلى 1,200 شمعة/م²
- واجهات المتاجر والغرف المشمسة: من 1,500 إلى 4,500 شمعة/م²
- الواجهات واللوحات تحت الشمس المباشرة: 5,500 شمعة/م² فأكثر

أمران ينساهما الناس. **الأسود الجيد أثمن من الأبيض الصاخب:** قناع مطفأ وشفرات تظليل صغيرة تبعد الانعكاس، والتباين يتولى الباقي. و**ما يصح ظهرًا لا يصح ليلًا:** اللوحة نفسها تحتاج بعد الغروب إلى أقل من جزء من عشرين من طاقتها. حساس الضوء يوفر الكهرباء ويريح الجيران ويضاعف العمر الافتراضي لمصابيح LED.

اسأل كل مورد عن السطوع **بعد المعايرة**، فتسوية الوحدات تأخذ حتى ثلث الرقم المكتوب في الكتيب.`,
      ),
    },
    {
      id: 3,
      title: both('Ten questions to ask a supplier', 'عشرة أسئلة لكل مورد'),
      icon: 'post-questions.jpg',
      text: both(
        `Two quotations can show the same size and the same pitch and still be worlds apart. These questions bring the difference to light:

1. Who measures the wall, and who answers for the measurement?
2. Is the steel included, with a stamped drawing?
3. What is the brightness after calibration?
4. How many spare modules come with the screen, and from which batch?
5. Is the screen serviced from the front or from the rear?
6. What is the typical power, not only the maximum?
7. Who trains our people, and in which language?
8. How soon does an engineer stand in front of the screen?
9. What does the warranty leave out?
10. May we visit a screen that you installed five years ago?

**The last question is the best.** New screens all look good. After five summers you can see who levelled the modules, who chose honest power supplies and who still answers the phone.

Ask for the answers in writing. A good supplier will be glad to give them, and a careless one will be glad that you did not ask.`,
        `قد يتساوى عرضان في المقاس والمسافة بين البكسلات وبينهما فرق كبير. هذه الأسئلة تكشفه:

1. من يقيس الجدار، ومن يتحمل مسؤولية القياس؟
2. هل الهيكل مشمول بمخطط معتمد؟
3. كم السطوع بعد المعايرة؟
4. كم وحدة احتياطية تأتي مع الشاشة، ومن أي دفعة؟
5. هل تصان الشاشة من الأمام أم من الخلف؟
6. كم الاستهلاك المعتاد، لا الأقصى فقط؟
7. من يدرب فريقنا، وبأي لغة؟
8. متى يقف المهندس أمام الشاشة؟
9. ما الذي لا يشمله الضمان؟
10. هل نزور شاشة ركبتموها قبل خمس سنوات؟

**السؤال الأخير هو الأهم.** كل الشاشات الجديدة جميلة. وبعد خمسة أصياف يظهر من أحسن تسوية الوحدات، ومن اختار مزودات طاقة جيدة، ومن ما زال يرد على الهاتف.

اطلب الأجوبة مكتوبة. المورد الجيد يسعد بتقديمها، والمهمل يسعد بأنك لم تسأل.`,
      ),
    },
  ],
};
