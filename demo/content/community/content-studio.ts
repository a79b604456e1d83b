import { both } from '../../both.ts';
import type { Blog } from '../community.ts';

export const contentStudio: Blog = {
  id: 3,
  name: both('Content Studio', 'استوديو المحتوى'),
  icon: 'blog-bar-content.jpg',
  posts: [
    {
      id: 7,
      title: both('Writing for a 32:9 screen', 'الكتابة لشاشة 32:9'),
      icon: 'post-bar-content.jpg',
      text: both(
        `A bar display is not a small television. It is one long line, and people pass it on foot. Whoever copies a poster onto it gets two empty ends and a crowded middle.

**Give the line a direction.** In English the eye enters from the left, in Arabic from the right. Put the picture where the eye begins and the price where it ends. When a shop speaks both languages, let the whole layout turn, and not only the words.

Three habits of our studio:

- **Seven words.** A passer-by has two seconds.
- **One movement.** Something slides, fades or grows; never all three.
- **Air at both ends.** A tenth of the length stays empty, so neighbouring bars can hand the picture on.

Letters should fill a third of the height. Thin fonts shimmer under shop lights; choose a regular weight and let size do the shouting. Arabic needs a little more height than Latin, because dots live above and below the line.

And test it on the shelf. What looks calm on a laptop may look nervous between a hundred bottles. Walk past it, at your own pace, with a basket in your hand.`,
        `الشاشة الشريطية ليست تلفازًا صغيرًا. هي سطر واحد طويل يمر به الناس سيرًا. ومن ينسخ عليها ملصقًا يحصل على طرفين فارغين ووسط مزدحم.

**أعط السطر اتجاهًا.** في الإنجليزية تدخل العين من اليسار، وفي العربية من اليمين. ضع الصورة حيث تبدأ العين والسعر حيث تنتهي. وإن تحدث المتجر بلغتين فاقلب التصميم كله لا الكلمات وحدها.

ثلاث عادات في الاستوديو:

- **سبع كلمات.** لدى المار ثانيتان.
- **حركة واحدة.** شيء ينزلق أو يظهر أو يكبر، لا الثلاثة معًا.
- **فراغ في الطرفين.** عشر الطول يبقى فارغًا لتسلم الشاشة الصورة لجارتها.

لتملأ الحروف ثلث الارتفاع. الخطوط الرفيعة ترتعش تحت إضاءة المتجر، فاختر وزنًا عاديًا ودع الحجم يتكلم. والعربية تحتاج ارتفاعًا أكبر قليلًا من اللاتينية لأن النقاط تقع فوق السطر وتحته.

وجربها على الرف. ما يبدو هادئًا على الحاسوب قد يبدو متوترًا بين مئة قارورة. مر بجانبها على مهل وسلة في يدك.`,
      ),
    },
    {
      id: 8,
      title: both('Arabic and English, side by side', 'العربية والإنجليزية جنبًا إلى جنب'),
      icon: 'post-two-languages.jpg',
      text: both(
        `A kiosk that merely translates its buttons speaks one language with an accent. Two languages mean two layouts that share one idea.

**What turns and what does not.** Pages, arrows, progress bars and carousels turn. Logos, clocks, digits and photographs do not. A map stays a map: north is up in both languages.

1. Design the Arabic page first. It asks for more height and forgives less, and the English one fits into what remains.
2. Never space letters in Arabic. The script is joined; a gap looks like a crack.
3. Use one family for both scripts, so that the weights agree.
4. Let the switch carry the name of the language it leads to: “English” on the Arabic page, «العربية» on the English one.
5. Keep phone numbers, prices and model names from tumbling: they read from left to right everywhere.

**Write twice instead of translating once.** A slogan that plays with words in one language usually limps in the other. Give both writers the same picture and the same purpose, and let each find a sentence.

Last of all, ask someone who reads only Arabic, and someone who reads only English, to order a coffee. Watch their hands, not their faces.`,
        `الكشك الذي يترجم أزراره فقط يتحدث لغة واحدة بلكنة. لغتان تعنيان تصميمين بفكرة واحدة.

**ما ينقلب وما لا ينقلب.** الصفحات والأسهم وأشرطة التقدم تنقلب. الشعارات والساعات والأرقام والصور لا تنقلب. والخريطة تبقى خريطة: الشمال في الأعلى باللغتين.

1. صمم الصفحة العربية أولًا، فهي تطلب ارتفاعًا أكبر وتسامح أقل، والإنجليزية تتسع لها المساحة نفسها.
2. لا تباعد بين الحروف العربية، فالخط متصل والفراغ يبدو شقًا.
3. استخدم خطًا واحدًا للكتابتين لتتفق الأوزان.
4. ليحمل زر التبديل اسم اللغة التي يقود إليها: English في الصفحة العربية و«العربية» في الإنجليزية.
5. احم أرقام الهواتف والأسعار وأسماء الطرازات من الانقلاب، فهي تُقرأ من اليسار في كل مكان.

**اكتب مرتين بدل أن تترجم مرة.** الشعار الذي يقوم على التلاعب بالألفاظ في لغة يتعثر غالبًا في الأخرى. أعط الكاتبين الصورة نفسها والغرض نفسه، ودع كلًا منهما يجد جملته.

وأخيرًا اطلب ممن لا يقرأ إلا العربية وممن لا يقرأ إلا الإنجليزية أن يطلبا قهوة. وراقب الأيدي لا الوجوه.`,
      ),
    },
    {
      id: 9,
      title: both('Films without a beginning', 'أفلام بلا بداية'),
      icon: 'post-films.jpg',
      text: both(
        `Nobody arrives at a lobby wall on time. Visitors come in the middle, stay for forty seconds and leave before the end. A film for such a place must be beautiful at every moment and finished at none.

**We think in tides.** One movement rises for a minute, rests and falls. Colour changes once, slowly enough that no one sees it happen. The last picture is the first, so the loop has no seam.

What helps:

- Shoot or render at the true number of pixels; scaling softens the very detail you paid for.
- Keep the brightest part away from reading height. A white sky at eye level tires everyone who works nearby.
- Prepare three versions: morning, afternoon, night.
- Let a still picture appear every seven minutes. Stillness is what makes people look up again.

**Sound is optional and silence is generous.** A fountain, a piano or the voice of the receptionist may be all the sound that a room needs.

For curved and round screens we send a template with your drawing unrolled on it. Designers are astonished at how large the ceiling is; a line as thick as a thumb vanishes up there. Draw with the palm of the hand.`,
        `لا أحد يصل إلى جدار البهو في الموعد. يأتي الزائر في الوسط ويبقى أربعين ثانية ويغادر قبل النهاية. على الفيلم هنا أن يكون جميلًا في كل لحظة وألا ينتهي في أي منها.

**نفكر بالمد والجزر.** حركة واحدة ترتفع دقيقة ثم تستريح وتنخفض. يتبدل اللون مرة واحدة ببطء لا يراه أحد. والصورة الأخيرة هي الأولى، فلا فاصل في الدورة.

ما يساعد:

- التقط المشاهد أو أنتجها بعدد البكسلات الحقيقي، فالتكبير يطمس التفاصيل التي دفعت ثمنها.
- أبعد الجزء الأسطع عن مستوى القراءة، فالسماء البيضاء على مستوى العين تتعب كل من يعمل بجوارها.
- حضر ثلاث نسخ: صباحًا وعصرًا وليلًا.
- لتظهر صورة ساكنة كل سبع دقائق، فالسكون هو ما يعيد الناس إلى النظر.

**الصوت اختياري والصمت كريم.** نافورة أو بيانو أو صوت موظفة الاستقبال قد يكفي المكان.

للشاشات المنحنية والدائرية نرسل قالبًا فرد عليه مخططك. يدهش المصممون لكبر السقف، فالخط بسماكة الإبهام يختفي هناك. ارسم براحة اليد.`,
      ),
    },
  ],
};
