import { both } from '../../both.ts';
import { part, statement } from '../../part.ts';
import type { SingleProject } from '../single-projects.ts';
import { chapter } from './chapter.ts';

const brief = both('The brief', 'المطلوب');
const design = both('The design', 'التصميم');
const work = both('The work', 'التنفيذ');
const result = both('The result', 'النتيجة');

export const institutions: readonly SingleProject[] = [
  {
    id: 2,
    title: both('Skyline Airports', 'مطارات سكايلاين'),
    subtitle: both('An operations wall that never sleeps', 'جدار عمليات لا ينام'),
    text: both(
      'In the operations centre of Skyline Airports in Dubai, a curved wall of twenty-one metres shows the flights on one map, the load of the terminals in curves beside it, and live views of the destinations. It has run day and night since its first hour. Finished in 2026.',
      'في مركز عمليات مطارات سكايلاين بدبي جدار منحنٍ بطول 21 مترًا يعرض الرحلات على خريطة واحدة، وإلى جانبها منحنيات الحركة في الصالات ومشاهد حية من الوجهات. ويعمل ليل نهار منذ ساعته الأولى. اكتمل المشروع عام 2026.',
    ),
    picture: 'project-control-room.jpg',
    marks: [[1, 50, 46]],
    country: 'ae',
    sector: both('Transport', 'النقل'),
    products: [1, 8],
    chapters: [
      chapter(
        brief,
        both('One picture for forty operators', 'صورة واحدة لأربعين مشغلًا'),
        both(
          'Each desk had four monitors and its own version of events. The airport wanted one picture that all could trust, and no moment without it.',
          'كان لكل مكتب أربع شاشات وروايته الخاصة. أراد المطار صورة واحدة يثق بها الجميع ولا تغيب لحظة.',
        ),
        'project-control-desk.jpg',
      ),
      chapter(
        design,
        both('Power and signal, twice', 'تغذية وإشارة مزدوجتان'),
        both(
          'Noor 1.2 cabinets take power and signal from two sides. If a supply, a cable or a controller fails, the picture does not blink.',
          'تأخذ كبائن نور 1.2 التغذية والإشارة من جهتين. فإن تعطل مزود أو كابل أو متحكم لم ترمش الصورة.',
        ),
        'project-control-twice.jpg',
      ),
      chapter(
        work,
        both('Moved in without a pause', 'انتقال بلا توقف'),
        both(
          'The new wall was built in front of the old one, ran beside it for two weeks and took over during a quiet night shift.',
          'بني الجدار الجديد أمام القديم، وعمل بجانبه أسبوعين، ثم تسلم المهمة في مناوبة ليلية هادئة.',
        ),
        'project-control-two-walls.jpg',
      ),
      chapter(
        result,
        both('Quieter desks, faster answers', 'مكاتب أهدأ وأجوبة أسرع'),
        both(
          'Operators look up instead of calling across the room. The centre reports that shared decisions are taken in half the time. At the entrance a Dalil 55 shows who is on duty.',
          'يرفع المشغلون أنظارهم بدل أن ينادوا عبر القاعة. ويفيد المركز بأن القرارات المشتركة تتخذ في نصف الوقت. وعند المدخل كشك دليل 55 يعرض جدول المناوبات.',
        ),
        'project-control-quiet.jpg',
      ),
    ],
    questions: [
      part(
        both('Can it be repaired while it runs?', 'هل يصلح وهو يعمل؟'),
        both(
          'Yes. A module is drawn out from the front with a vacuum tool and replaced in two minutes, while its neighbours stay lit.',
          'نعم. تسحب الوحدة من الأمام بأداة شفط وتستبدل في دقيقتين، وجاراتها مضيئة.',
        ),
        'project-control-module.jpg',
      ),
      part(
        both('Is it tiring to look at all night?', 'هل يتعب النظر طوال الليل؟'),
        both(
          'Brightness follows the room down to 80 nits with the full grey scale kept, and there is no flicker to feel.',
          'يتبع السطوع ضوء القاعة حتى 80 شمعة/م² مع بقاء التدرج الرمادي كاملًا، ولا ارتعاش يحس به.',
        ),
        'project-control-dimmed.jpg',
      ),
      part(
        both('How many sources does it show?', 'كم مصدرًا يعرض؟'),
        both(
          'Sixty-four at once, arranged in layouts that change with the kind of incident.',
          '64 مصدرًا معًا، مرتبة في توزيعات تتبدل بحسب نوع الحدث.',
        ),
        'project-control-sources.jpg',
      ),
    ],
  },
  {
    id: 5,
    title: both('Sahara Bank', 'بنك الصحراء'),
    subtitle: both('A boardroom that sees further', 'قاعة مجلس إدارة برؤية أوضح'),
    text: both(
      'The board of Sahara Bank in Riyadh meets in front of a fine-pitch wall 4.2\u00a0metres wide and writes on a Lawh 86 on either side of it. Printed files have left the table. Finished in 2025.',
      'يجتمع مجلس إدارة بنك الصحراء في الرياض أمام جدار متقارب البكسلات بعرض 4.2 متر، ويكتب على لوحين تفاعليين «لوح 86» على جانبيه. واختفت الملفات المطبوعة عن الطاولة. اكتمل المشروع عام 2025.',
    ),
    picture: 'project-boardroom.jpg',
    marks: [
      [1, 50, 28],
      [7, 33, 55.5],
    ],
    country: 'sa',
    sector: both('Banking', 'البنوك'),
    products: [1, 7, 10],
    chapters: [
      chapter(
        brief,
        both('Numbers that every seat can read', 'أرقام واضحة من كل مقعد'),
        both(
          'Members sit between four and a half and nine metres from the wall and compare four sheets at a time. With a projector their own shadows covered the figures; on a television the figures were too small.',
          'يجلس الأعضاء على بعد أربعة أمتار ونصف إلى تسعة أمتار من الجدار ويقارنون أربعة جداول معًا. كانت ظلالهم تغطي صورة جهاز العرض، وكانت الأرقام على التلفاز أصغر من أن تُقرأ.',
        ),
        'project-boardroom-shadow.jpg',
      ),
      chapter(
        design,
        both('Chosen from the chairs', 'اختيار من المقاعد'),
        both(
          'We brought three pitches to the room, and the members chose from their own chairs: 1.25 mm, whose pixels vanish from 4.3 metres on, nearer than the first chair. The wall is set flush into the timber.',
          'أحضرنا ثلاث عينات إلى القاعة، واختار الأعضاء من مقاعدهم مسافة 1.25 مم، فتختفي البكسلات ابتداء من 4.3 متر، أي أقرب من أول مقعد. والجدار مستوٍ مع الخشب.',
        ),
        'project-boardroom-samples.jpg',
      ),
      chapter(
        work,
        both('Twelve days in August', 'اثنا عشر يومًا في أغسطس'),
        both(
          'During the recess the steel, the wall and both Lawh 86 went in. We calibrated the displays under the room’s own lamps and rehearsed with the secretary of the board.',
          'في العطلة ركبنا الهيكل والجدار واللوحين، وضبطنا ألوان الشاشات تحت مصابيح القاعة نفسها، وجربناها مع أمين سر المجلس.',
        ),
        'project-boardroom-calibration.jpg',
      ),
      chapter(
        result,
        both('Meetings shorter by a third', 'اجتماعات أقصر بالثلث'),
        both(
          'Each paper appears when its item is called, votes are recorded on a Lawh 86, and the minutes are signed before lunch. At the door a Nafitha 43 shows the room’s bookings.',
          'تظهر كل ورقة حين يحين بندها، وتسجل الأصوات على أحد اللوحين، ويوقع المحضر قبل الغداء. وعند الباب كشك نافذة 43 يعرض حجوزات القاعة.',
        ),
        'project-boardroom-table.jpg',
        [
          [1, 50, 24],
          [7, 7, 38],
        ],
      ),
    ],
    questions: [
      statement(
        both('Is the content secure?', 'هل المحتوى آمن؟'),
        both(
          'The wall and the Lawh 86 have no storage of their own and sit on a separate network; nothing leaves the room unless a member sends it.',
          'لا تخزين في الجدار واللوحين، وجميعها على شبكة منفصلة، ولا يخرج شيء من القاعة ما لم يرسله عضو.',
        ),
      ),
      part(
        both('Does the wall make any sound?', 'هل يصدر الجدار ضجيجًا؟'),
        both(
          'You will not hear it: it has no fans, and its power supplies stand in the next room.',
          'لا يسمع له صوت. فهو بلا مراوح، ومزودات طاقته في الغرفة المجاورة.',
        ),
        'project-boardroom-silent.jpg',
      ),
      part(
        both('Can guests show their screen?', 'هل يعرض الضيوف شاشاتهم؟'),
        both(
          'With one cable at the table or with a code on the wall, for the length of the meeting.',
          'بكابل واحد على الطاولة أو برمز على الجدار، طوال مدة الاجتماع.',
        ),
        'project-boardroom-cable.jpg',
      ),
    ],
  },
];
