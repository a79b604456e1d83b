import { both } from '../both.ts';
import { part, type Part } from '../part.ts';

/** The four lines of business, each with its own promises, questions and videos. */
export type Family = 'led' | 'interactive' | 'kiosk' | 'custom';

/** Two questions on every product page of a family. */
export const serviceQuestions: Readonly<Record<Family, readonly Part[]>> = {
  led: [
    part(
      both('How long does an LED project take?', 'كم يستغرق مشروع LED؟'),
      both(
        'An indoor wall takes six to eight weeks from the signed drawing, an outdoor facade ten to fourteen. Two of those weeks are survey and steel, and the installation itself is the shortest part.',
        'يستغرق الجدار الداخلي من ستة إلى ثمانية أسابيع بعد اعتماد المخطط، والواجهة الخارجية من عشرة إلى أربعة عشر. أسبوعان منها للقياس والهيكل، والتركيب نفسه هو الجزء الأقصر.',
      ),
      'service-weeks.jpg',
    ),
    part(
      both('What happens when a module fails?', 'ماذا لو تعطلت وحدة؟'),
      both(
        'We leave a set of spare modules from the same batch on site and keep another in Riyadh. Your own staff can change one in ten minutes, or our engineer comes within one working day.',
        'نترك في الموقع وحدات احتياطية من الدفعة نفسها ونحتفظ بمثلها في الرياض. يبدل فريقك الوحدة في عشر دقائق، أو يصل مهندسنا خلال يوم عمل واحد.',
      ),
      'service-module.jpg',
    ),
  ],
  interactive: [
    part(
      both('Do you train our staff?', 'هل تدربون فريقنا؟'),
      both(
        'Yes. Every board comes with a session of two hours in Arabic or English, a printed card beside the screen and a person to call for the first month.',
        'نعم. مع كل لوح جلسة من ساعتين بالعربية أو الإنجليزية، وبطاقة مطبوعة بجانب الشاشة، وشخص تتصل به طوال الشهر الأول.',
      ),
      'service-training.jpg',
    ),
    part(
      both('How long is the warranty?', 'كم مدة الضمان؟'),
      both(
        'Boards carry a warranty of 24 months that covers manufacturing defects, with a replacement lent to you while yours is in the workshop.',
        'ضمان الألواح 24 شهرًا يغطي عيوب التصنيع، مع لوح بديل نعيرك إياه ما دام لوحك في الورشة.',
      ),
      'service-warranty.jpg',
    ),
  ],
  kiosk: [
    part(
      both('Who writes the software?', 'من يبرمج الكشك؟'),
      both(
        'You may bring your own application, ask our studio for one, or start with our wayfinding and ordering templates. All three run on the same machine and can be exchanged later.',
        'لك أن تأتي بتطبيقك، أو تطلبه من فريقنا، أو تبدأ بقوالبنا الجاهزة للإرشاد والطلب. كلها تعمل على الجهاز نفسه ويمكن تبديلها لاحقًا.',
      ),
      'service-software.jpg',
    ),
    part(
      both('Can we monitor our kiosks remotely?', 'هل يمكننا مراقبة أكشاكنا عن بعد؟'),
      both(
        'Each kiosk reports its temperature, paper, network and last touch every minute. You see all of them on one page and receive a message before a visitor notices a fault.',
        'يرسل كل كشك حرارته وورقه وشبكته وآخر لمسة كل دقيقة. تراها كلها في صفحة واحدة، وتصلك رسالة قبل أن يلاحظ الزائر أي عطل.',
      ),
      'service-watch.jpg',
    ),
  ],
  custom: [
    part(
      both('What is the smallest order?', 'ما أقل كمية للطلب؟'),
      both(
        'One piece, if the shape is in our catalogue; twenty, if the glass has to be cut for you. The first sample reaches you before the rest is made.',
        'قطعة واحدة إن كان الشكل في كتالوجنا، وعشرون إن كان الزجاج يقص لك خصيصًا. تصلك العينة الأولى قبل تصنيع البقية.',
      ),
      'service-one-piece.jpg',
    ),
    part(
      both('Can you match our interior?', 'هل تلائمون تصميمنا الداخلي؟'),
      both(
        'Send a drawing or a photograph of the place. Rims, stands and housings are finished in any RAL colour, in brushed metal or in the wood you already use.',
        'أرسل مخططًا أو صورة للمكان. الإطارات والحوامل والأغلفة تنفذ بأي لون من ألوان RAL، أو بالمعدن المفرش، أو بالخشب المستخدم لديك.',
      ),
      'service-finish.jpg',
    ),
  ],
};

/** Three promises with an icon, shown on every product page of a family. */
export const servicePromises: Readonly<Record<Family, readonly Part[]>> = {
  led: [
    part(
      both('Surveyed before it is sold', 'نقيس قبل أن نبيع'),
      both(
        'An engineer measures the wall, the light and the power on site, and the price that you sign is fixed.',
        'يقيس مهندسنا الجدار والإضاءة والكهرباء في الموقع، والسعر الذي توقعه ثابت.',
      ),
      'icons/promise-survey.svg',
    ),
    part(
      both('Steel drawn for your wall', 'هيكل مرسوم لجدارك'),
      both(
        'The frame is designed, stamped and installed by us, with room for air and cables.',
        'نصمم الهيكل ونعتمده ونركبه بأنفسنا، مع مسار للهواء والكابلات.',
      ),
      'icons/promise-steel.svg',
    ),
    part(
      both('Calibrated where it hangs', 'معايرة في مكانها'),
      both(
        'After the last module is in, a camera matches every one to its neighbours under your own lights.',
        'بعد تركيب آخر وحدة تضبط الكاميرا كل وحدة مع جاراتها تحت إضاءة مكانك.',
      ),
      'icons/promise-calibration.svg',
    ),
  ],
  interactive: [
    part(
      both('Hung in one visit', 'تركيب في زيارة واحدة'),
      both(
        'Bracket, cable and network are checked by photograph beforehand, so one visit is enough.',
        'نتحقق من الحامل والكابل والشبكة بالصور مسبقًا، فتكفي زيارة واحدة.',
      ),
      'icons/promise-visit.svg',
    ),
    part(
      both('Ready for your accounts', 'جاهز لحساباتك'),
      both(
        'Calendars, meeting services and file stores are set up with your own administrators.',
        'نهيئ التقويم وخدمات الاجتماعات ومخازن الملفات مع مسؤولي أنظمتك.',
      ),
      'icons/promise-accounts.svg',
    ),
    part(
      both('Training, not only delivery', 'تدريب لا توصيل فقط'),
      both(
        'Two hours of practice leave the board in daily use instead of in a corner.',
        'ساعتان من التدريب العملي تجعلان اللوح أداة كل يوم لا قطعة في زاوية.',
      ),
      'icons/promise-training.svg',
    ),
  ],
  kiosk: [
    part(
      both('Placed where people walk', 'حيث يمشي الناس'),
      both(
        'We watch the flow of your lobby for a morning before we choose the place.',
        'نراقب الحركة في البهو صباحًا كاملًا قبل أن نختار المكان.',
      ),
      'icons/promise-place.svg',
    ),
    part(
      both('Made for every height', 'لكل قامة'),
      both(
        'Buttons move down at a touch, text grows, and with the optional speaker a voice reads both languages.',
        'الأزرار تنزل بلمسة والنصوص تكبر، ومع مكبر الصوت الاختياري يقرأ صوت باللغتين.',
      ),
      'icons/promise-height.svg',
    ),
    part(
      both('Running all year', 'يعمل طوال العام'),
      both(
        'Remote checks every minute, spare parts in Riyadh and Dubai, an engineer in one working day.',
        'فحص عن بعد كل دقيقة، وقطع غيار في الرياض ودبي، ومهندس خلال يوم عمل.',
      ),
      'icons/promise-service.svg',
    ),
  ],
  custom: [
    part(
      both('Drawn with you', 'نرسمه معك'),
      both(
        'A sketch on paper becomes a drawing in three days and a model in your hands in three weeks.',
        'الرسم على الورق يصبح مخططًا في ثلاثة أيام، ونموذجًا بين يديك في ثلاثة أسابيع.',
      ),
      'icons/promise-drawing.svg',
    ),
    part(
      both('Content in the right shape', 'محتوى بالشكل الصحيح'),
      both(
        'Templates for circles, bars and portraits come with the screen, in both languages.',
        'تأتي الشاشة بقوالب للدائرة والشريط والوضع الطولي، باللغتين.',
      ),
      'icons/promise-shapes.svg',
    ),
    part(
      both('The same again in five years', 'القطعة نفسها بعد خمس سنوات'),
      both(
        'Drawings and parts are kept, so the next branch matches the first.',
        'نحتفظ بالمخططات والقطع، فيأتي الفرع التالي مطابقًا للأول.',
      ),
      'icons/promise-again.svg',
    ),
  ],
};
