import { both } from '../../both.ts';
import type { Blog } from '../community.ts';

export const lookingAfter: Blog = {
  id: 4,
  name: both('Looking After Screens', 'العناية بالشاشات'),
  icon: 'service-module.jpg',
  posts: [
    {
      id: 10,
      title: both('What calibration really does', 'ماذا تفعل المعايرة حقًا'),
      icon: 'blog-calibration.jpg',
      text: both(
        `Take a thousand diodes from one reel and no two are quite the same red. On a wall of two million they form patches, and the eye finds patches faster than anything else in a picture.

**Calibration is a long conversation between a camera and a wall.** The camera looks at each diode in turn, measures its colour and strength, and writes a small correction into the memory of its module. Strong diodes are held back a little, and pure colours are mixed with a trace of their neighbours, until the whole wall agrees.

It happens twice:

1. In the factory, module by module, against one reference.
2. On site, in your light, after the last module is in.

Why twice? Because heat, angle and the colour of your walls all take part in the picture. A wall calibrated in a cold hall looks slightly blue in a warm lobby.

**When should it be done again?** After about 10,000 hours, or when a module is replaced by one that carries no data. Modules of ours remember their own correction and may change places like chairs.

Calibration costs brightness, usually a fifth. That is not a loss. It is the price of a white that is white.`,
        `خذ ألف ثنائي من بكرة واحدة فلن تجد اثنين بالأحمر نفسه. وعلى جدار من مليوني ثنائي تتكون بقع، والعين تجد البقع أسرع من أي شيء آخر في الصورة.

**المعايرة حديث طويل بين كاميرا وجدار.** تنظر الكاميرا إلى كل ثنائي وتقيس لونه وقوته وتكتب تصحيحًا صغيرًا في ذاكرة وحدته. القوي يخفف قليلًا، واللون النقي يمزج بأثر من جيرانه، حتى يتفق الجدار كله.

وتحدث مرتين:

1. في المصنع، وحدة بعد وحدة، على مرجع واحد.
2. في الموقع، تحت ضوئك، بعد آخر وحدة.

لماذا مرتين؟ لأن الحرارة والزاوية ولون جدرانك كلها تشارك في الصورة. الجدار المعاير في صالة باردة يبدو مزرقًا قليلًا في بهو دافئ.

**ومتى تعاد؟** بعد نحو 10,000 ساعة، أو حين تستبدل وحدة بأخرى لا تحمل بياناتها. وحداتنا تحفظ تصحيحها وتتبادل أماكنها كالكراسي.

تأخذ المعايرة من السطوع خمسه عادة. وهذه ليست خسارة بل ثمن أبيض ناصع.`,
      ),
    },
    {
      id: 11,
      title: both('Cleaning without harm', 'تنظيف بلا ضرر'),
      icon: 'post-cleaning.jpg',
      text: both(
        `Most screens that come back to our workshop were not worn out. They were cleaned. Here is what we tell every caretaker.

**Kiosks and interactive boards** have glass in front, and glass is simple:

- Start the cleaning mode, so that the cloth orders nothing.
- Spray the cloth, never the screen.
- Wipe downwards, dry the lower edge.

**LED walls** have no glass. Their face is a field of tiny lamps, and a firm hand can break a row of them.

1. Switch off and wait ten minutes.
2. Blow dust away with dry air from an arm’s length.
3. Where something sticks, use a soft brush, always along the rows.
4. Leave the rest to us, once a year.

**Outdoor screens** like water, but softly. Ask for a fan of spray at low pressure, from below upwards, early in the morning while the face is cool. Water from the mains leaves lime; a filter costs less than one visit.

And what never helps: window cleaner with ammonia, alcohol on coated glass, the vacuum cleaner of the office, and the well-meant scratch with a fingernail.

Write the date of each cleaning inside the service door. Your engineer will thank you.`,
        `معظم الشاشات التي تعود إلى ورشتنا لم يُتلفها الاستعمال بل التنظيف. وهذا ما نقوله لكل مسؤول نظافة.

**الأكشاك والألواح التفاعلية** أمامها زجاج، والزجاج سهل:

- شغل وضع التنظيف كي لا تطلب القماشة شيئًا.
- رش القماشة لا الشاشة.
- امسح إلى أسفل وجفف الحافة السفلى.

**جدران LED** بلا زجاج. وجهها حقل من المصابيح الدقيقة، ويد قوية قد تكسر صفًا منها.

1. أطفئ وانتظر عشر دقائق.
2. انفخ الغبار بهواء جاف على بعد ذراع.
3. ما علق فبفرشاة ناعمة وعلى اتجاه الصفوف دائمًا.
4. واترك الباقي لنا مرة في السنة.

**الشاشات الخارجية** تحب الماء برفق. رذاذ مروحي منخفض الضغط من أسفل إلى أعلى في الصباح الباكر والوجه بارد. ماء الشبكة يترك كلسًا، والمرشح أرخص من زيارة واحدة.

وما لا ينفع أبدًا: منظف النوافذ بالأمونيا، والكحول على الزجاج المطلي، ومكنسة المكتب الكهربائية، وحكة الظفر بحسن نية.

اكتب تاريخ كل تنظيف داخل باب الصيانة، وسيشكرك مهندسك.`,
      ),
    },
    {
      id: 12,
      title: both('A spare module is insurance', 'الوحدة الاحتياطية تأمين'),
      icon: 'post-spares.jpg',
      text: both(
        `Diodes are made in batches, like wool for carpets. Two batches of the same colour differ by a shade that no data sheet shows and every eye sees. That is why a module bought three years later looks like a patch.

**Buy the spares with the screen.** We recommend:

- For indoor walls: three in a hundred modules, and at least two
- For facades: five in a hundred, because wind and cranes are creative
- For rental: ten in a hundred, packed behind the stage

Keep them in their boxes, in the dark, at room temperature. Once a year put one into the wall for a week, so that it ages a little with the others.

**The quarterly ten minutes.** Show a red, a green, a blue and a white picture, each for a minute. Walk along the wall and note what is dark, what is too bright and what flickers. One page of notes tells our engineer which parts to bring, and saves a second journey.

What you should not do is to take a module from a corner to repair the middle. It looks clever, and after the third time nobody knows any more what belongs where. Ask us for a loan instead; we keep modules of every batch for seven years.`,
        `تصنع الثنائيات على دفعات كصوف السجاد. ودفعتان من اللون نفسه تختلفان بدرجة لا تذكرها أي ورقة مواصفات وتراها كل عين. لذلك تبدو الوحدة المشتراة بعد ثلاث سنوات كرقعة.

**اشتر القطع الاحتياطية مع الشاشة.** نوصي بما يلي:

- للجدران الداخلية: ثلاث من كل مئة، واثنتان على الأقل
- للواجهات: خمس من كل مئة، فالرياح والرافعات لا تعدم حيلة
- للتأجير: عشر من كل مئة، معبأة خلف المسرح

احفظها في صناديقها في الظلام وبحرارة الغرفة. ومرة في السنة ضع واحدة في الجدار أسبوعًا لتتقادم قليلًا مع أخواتها.

**عشر دقائق كل ربع سنة.** اعرض صورة حمراء وخضراء وزرقاء وبيضاء، كلًا منها دقيقة. امش على طول الجدار ودون المعتم والساطع والمرتعش. صفحة واحدة من الملاحظات تخبر مهندسنا بما يحضره وتوفر رحلة ثانية.

وما لا ينبغي: أن تأخذ وحدة من الزاوية لتصلح الوسط. تبدو فكرة ذكية، وبعد المرة الثالثة لا يعرف أحد مكان شيء. اطلب منا إعارة، فنحن نحتفظ بوحدات كل دفعة سبع سنوات.`,
      ),
    },
  ],
};
