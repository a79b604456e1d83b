import { both } from '../../both.ts';
import type { Blog } from '../community.ts';

export const fieldNotes: Blog = {
  id: 2,
  name: both('Field Notes', 'من الميدان'),
  icon: 'blog-installation.jpg',
  posts: [
    {
      id: 4,
      title: both('Nineteen nights above an atrium', 'تسع عشرة ليلة فوق ردهة'),
      icon: 'project-mall-atrium.jpg',
      path: '/project/1',
      text: both(
        `The mall had one condition: no visitor should notice that anything was being built. So our 11-metre cylinder went up between midnight and eight in the morning.

**The rule of the broom.** Every night ended with the same half hour: tools counted, floor swept, cloth drawn. If the count was wrong, nobody went home.

What we had prepared by day saved us at night:

- Each ring was built, lit and tested in our hall first.
- Each module carried its number on the back and its place on a drawing by the lift.
- A crew of six knew by heart who stood where, because a platform at twenty metres is no place for discussion.

On the eleventh night a delivery of magnets was late, and we learned that a schedule needs one empty night in ten. We have planned it ever since.

At seven on the last morning we let the cylinder run for the first time, very dimly. A cleaner stopped below it, leaned on her machine and looked up for a long time. **That was our opening.** The ribbon was cut three days later.`,
        `كان لمركز التسوق شرط واحد: ألا يلاحظ زائر أن شيئًا يبنى. فنمت أسطوانتنا بارتفاع 11 مترًا بين منتصف الليل والثامنة صباحًا.

**قاعدة المكنسة.** كل ليلة تنتهي بنصف الساعة نفسه: تعد الأدوات وتكنس الأرض ويسدل القماش. وإن اختلف العدد لم يعد أحد إلى بيته.

ما أعددناه نهارًا أنقذنا ليلًا:

- كل حلقة بنيت وأضيئت واختبرت في صالتنا أولًا.
- كل وحدة تحمل رقمها على ظهرها ومكانها على مخطط بجانب المصعد.
- طاقم من ستة يحفظ من يقف وأين، فالمنصة على ارتفاع عشرين مترًا ليست مكانًا للنقاش.

في الليلة الحادية عشرة تأخرت شحنة المغناطيس، وتعلمنا أن الجدول يحتاج إلى ليلة فارغة من كل عشر. ونخطط لها منذ ذلك الحين.

في السابعة من الصباح الأخير شغلنا الأسطوانة لأول مرة بضوء خافت جدًا. توقفت عاملة نظافة تحتها واتكأت على آلتها ونظرت إلى أعلى طويلًا. **كان ذلك افتتاحنا.** أما الشريط فقُص بعد ثلاثة أيام.`,
      ),
    },
    {
      id: 5,
      title: both('Sand, salt and August', 'رمل وملح وأغسطس'),
      icon: 'family-outdoor-sealed.jpg',
      path: '/sub-category/3',
      text: both(
        `People ask what destroys outdoor screens in the Gulf. It is not the heat of the air. Everyone plans for that: our outdoor cabinets are sealed to IP66 and work in air of 55 °C. Three other enemies do the damage.

**Sand: the fan that stands still**

Sand scratches less than it settles. It fills every fan, bridges every contact and turns to paste with the first rain. In a cabinet with fans that we opened after two summers on a roof in Riyadh, 240 grams lay on the boards. Our answer is a closed cabinet without fans that gives its heat away through its own metal.

**Salt: the screw that rusts**

Salt is patient. Within ten kilometres of the sea it finds every screw that is not stainless. What we do on the coast:

- We coat the circuit boards twice and seal the plugs with gel.
- We use screws of A4 stainless steel only.
- We inspect one cabinet in ten every year.

**August: the joint that opens**

August is not a temperature but a difference. At four in the afternoon a black face reaches eighty degrees; before dawn, switched off, the cabinets are down to thirty. Over those fifty degrees three aluminium cabinets in a row, 2.88 metres long, grow and shrink by 3.4 millimetres. Without room to move, joints open and water comes in. So we leave four millimetres at every third column, hidden behind the edge of the mask.

**If you already own a facade**

- Wash it twice a year with softened water at low pressure.
- Let the sensor dim it: most of its heat comes from its brightness.
- Have our service open one cabinet after every big storm. The seal must be seated and tested again, so leave this to us.
- Keep the spare modules in a cool room, not on the roof.`,
        `يسأل الناس عما يفسد الشاشات الخارجية في الخليج. ليست حرارة الهواء، فالجميع يحسب حسابها: كبائننا الخارجية محكمة بدرجة IP66 وتعمل في هواء حرارته 55 درجة مئوية. أما الضرر فمن ثلاثة أعداء آخرين.

**الرمل: المروحة التي تتوقف**

الرمل يستقر أكثر مما يخدش. يملأ كل مروحة ويوصل بين نقاط التلامس ويصير عجينًا مع أول مطر. فتحنا كبينة بمراوح بعد صيفين على سطح في الرياض، فوجدنا 240 غرامًا على لوحات الدارات. جوابنا كبينة مغلقة بلا مراوح، تتخلص من حرارتها عبر هيكلها المعدني.

**الملح: البرغي الذي يصدأ**

الملح صبور. على بعد عشرة كيلومترات من البحر يجد كل برغي غير مقاوم للصدأ. وهذا ما نفعله على الساحل:

- نطلي لوحات الدارات مرتين ونغلق الموصلات بالهلام.
- لا نستخدم إلا براغي من الفولاذ المقاوم للصدأ A4.
- نفحص كبينة من كل عشر كل عام.

**أغسطس: الوصلة التي تنفتح**

أغسطس ليس درجة حرارة بل فرقًا. في الرابعة عصرًا يبلغ الوجه الأسود ثمانين درجة، وقبيل الفجر، والشاشة مطفأة، تنزل الكبائن إلى ثلاثين. وعلى مدى هذه الدرجات الخمسين تتمدد ثلاث كبائن ألمنيوم متجاورة، طولها 2.88 متر، وتنكمش 3.4 مليمتر. فإن لم تجد متسعًا للحركة انفتحت الوصلات ودخل الماء. لذلك نترك أربعة مليمترات عند كل عمود ثالث، ونخفيها في التصميم خلف حافة القناع.

**إن كنت تملك واجهة**

- اغسلها مرتين في السنة بماء منزوع العسر وبضغط منخفض.
- دع الحساس يخفض سطوعها، فمعظم حرارتها من السطوع.
- اطلب من فريق صيانتنا فتح كبينة بعد كل عاصفة كبيرة. فطوق الإحكام يحتاج إلى إعادة تركيب واختبار، وهذا عملنا.
- احفظ الوحدات الاحتياطية في غرفة باردة لا على السطح.`,
      ),
    },
    {
      id: 6,
      title: both('The quiet switch at the airport', 'التبديل الهادئ في المطار'),
      icon: 'post-switch.jpg',
      path: '/project/2',
      text: both(
        `An operations centre cannot be closed for a week. Not for an hour, either. When Skyline Airports asked for a new wall, the question was not which screen but **which minute**.

We built the new wall two metres in front of the old one, on a frame of its own. For a fortnight both ran side by side. Operators compared, complained and got used to the finer picture. Their notes filled three pages, and most of them were about the height of the chairs.

The plan for the night of the switch had four lines:

1. At 01:50 the last wave of arrivals is on the stands.
2. At 02:00 the duty manager says “now”, and desks one to ten change over.
3. At 02:10 the others follow, unless someone raises a hand.
4. Until 06:00 the old wall stays warm behind the new one.

Nobody raised a hand. At six a morning shift came in, sat down and began to work. Only one of them asked where the hum had gone.

**What we took home:** a good changeover is one that nobody remembers. The effort lies in the two weeks before it.`,
        `مركز العمليات لا يغلق أسبوعًا، ولا ساعة. حين طلبت مطارات سكايلاين جدارًا جديدًا لم يكن السؤال أي شاشة بل **أي دقيقة**.

بنينا الجدار الجديد أمام القديم بمترين على هيكل خاص به. عمل الاثنان جنبًا إلى جنب أسبوعين. قارن المشغلون واشتكوا واعتادوا الصورة الأدق. ملأت ملاحظاتهم ثلاث صفحات، وكان معظمها عن ارتفاع الكراسي.

خطة ليلة التبديل في أربعة سطور:

1. في 01:50 تكون آخر موجة من القادمين على المواقف.
2. في 02:00 يقول مدير المناوبة «الآن» فتنتقل المكاتب من واحد إلى عشرة.
3. في 02:10 تتبعها البقية ما لم يرفع أحد يده.
4. حتى 06:00 يبقى الجدار القديم جاهزًا خلف الجديد.

لم يرفع أحد يده. في السادسة دخلت مناوبة الصباح وجلست وبدأت العمل. وسأل واحد منهم فقط أين ذهب الطنين.

**ما خرجنا به:** التبديل الجيد هو الذي لا يتذكره أحد. والجهد كله في الأسبوعين قبله.`,
      ),
    },
  ],
};
