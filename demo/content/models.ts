import { both } from '../both.ts';
import type { DemoValue, Words } from '../record.ts';

/** A part of a body: its texts, its side, and where on it in percent from left and top, seen from outside. */
type Part = readonly [
  title: Words,
  text: Words,
  side: 'front' | 'back' | 'left' | 'right' | 'top',
  x: number,
  y: number,
];

const models: Readonly<Record<number, { readonly file: string; readonly parts: readonly Part[] }>> = {
  7: {
    file: 'models/lawh-86.glb',
    parts: [
      [
        both('Screen', 'الشاشة'),
        both('86 inches behind hardened, non-reflective glass.', '86 بوصة خلف زجاج مقوى لا يعكس الضوء.'),
        'front',
        50,
        29,
      ],
      [
        both('Depth', 'العمق'),
        both('88 mm without the stand, so that a door lets it through.', '88 مم بلا الحامل، فيعبر من الأبواب.'),
        'right',
        45,
        29,
      ],
      [
        both('Ports', 'المنافذ'),
        both('At the edge, within reach when it hangs on a wall.', 'عند الحافة وفي متناول اليد وهي على الجدار.'),
        'back',
        24.5,
        47,
      ],
      [
        both('Computer slot', 'فتحة الحاسوب'),
        both('A computer slides in and is replaced in a minute.', 'ينزلق الحاسوب في مكانه ويُستبدل في دقيقة.'),
        'back',
        75.5,
        22,
      ],
      [
        both('Rolling stand', 'الحامل المتحرك'),
        both('Four lockable wheels carry it to the next room.', 'أربع عجلات قابلة للقفل تنقلها إلى القاعة التالية.'),
        'front',
        22,
        97,
      ],
    ],
  },
  8: {
    file: 'models/dalil-55.glb',
    parts: [
      [
        both('Screen', 'الشاشة'),
        both('55 inches in portrait, with ten touches.', '55 بوصة طولية بعشر لمسات.'),
        'front',
        50,
        41,
      ],
      [both('Depth', 'العمق'), both('55 mm from glass to door.', '55 مم من الزجاج إلى الباب.'), 'left', 50, 45],
      [
        both('Service door', 'باب الصيانة'),
        both('One lock opens the whole back; nothing is unscrewed.', 'قفل واحد يفتح الظهر كله بلا مفكات.'),
        'back',
        50,
        41,
      ],
      [
        both('Ports', 'المنافذ'),
        both('Power and network enter at the foot, unseen.', 'تدخل الكهرباء والشبكة من القاعدة مخفيتين.'),
        'back',
        50,
        83,
      ],
      [
        both('Base plate', 'صفيحة القاعدة'),
        both('930 × 600 mm, free-standing or bolted to the floor.', '930 × 600 مم، حرة أو مثبتة بالأرض.'),
        'front',
        14,
        99,
      ],
    ],
  },
  9: {
    file: 'models/talab-32.glb',
    parts: [
      [
        both('Screen', 'الشاشة'),
        both('32 inches in portrait, leaning back a little.', '32 بوصة طولية تميل قليلًا إلى الخلف.'),
        'front',
        50,
        28,
      ],
      [
        both('Receipt printer', 'طابعة الإيصالات'),
        both('The paper is changed from the front.', 'يُستبدل الورق من الأمام.'),
        'front',
        34,
        61,
      ],
      [
        both('Payment', 'الدفع'),
        both('A bracket for the card reader of your bank.', 'حامل لقارئ بطاقات مصرفك.'),
        'front',
        69,
        57,
      ],
      [
        both('Service door', 'باب الصيانة'),
        both('Computer and power supply behind one lock.', 'الحاسوب ووحدة التغذية خلف قفل واحد.'),
        'back',
        50,
        70,
      ],
      [
        both('Ports', 'المنافذ'),
        both('Power and network come up through the base.', 'تصعد الكهرباء والشبكة من القاعدة.'),
        'back',
        50,
        94,
      ],
    ],
  },
  11: {
    file: 'models/wahah-55.glb',
    parts: [
      [
        both('Screen', 'الشاشة'),
        both('Readable in full sun, under laminated glass.', 'تُقرأ في وضح الشمس تحت زجاج مصفح.'),
        'front',
        50,
        46,
      ],
      [
        both('Sun hood', 'مظلة الشمس'),
        both('Shades the glass at noon and sheds the rain.', 'تظلل الزجاج عند الظهر وتبعد المطر.'),
        'front',
        50,
        11,
      ],
      [
        both('Help button', 'زر المساعدة'),
        both('Calls your desk, within reach of a wheelchair.', 'يتصل بمكتبك وفي متناول مستخدم الكرسي المتحرك.'),
        'front',
        69,
        78.5,
      ],
      [
        both('Service door', 'باب الصيانة'),
        both('Sealed against dust and water, with one lock.', 'محكم ضد الغبار والماء بقفل واحد.'),
        'back',
        50,
        49,
      ],
      [
        both('Connections', 'التوصيلات'),
        both('Cables come up through the concrete base.', 'تصعد الكابلات عبر القاعدة الخرسانية.'),
        'back',
        50,
        89,
      ],
    ],
  },
  13: {
    file: 'models/qamar-34.glb',
    parts: [
      [
        both('Screen', 'الشاشة'),
        both('34 inches, 1,080 pixels across the circle.', '34 بوصة و1,080 بكسل بعرض الدائرة.'),
        'front',
        50,
        35,
      ],
      [both('Rim', 'الإطار'), both('Brushed brass, black or steel.', 'نحاس مفرش أو أسود أو فولاذ.'), 'front', 85, 10.5],
      [both('Depth', 'العمق'), both('58 mm, with the player inside.', '58 مم والمشغل في داخلها.'), 'right', 47.5, 35],
      [
        both('Mount', 'التثبيت'),
        both('One plate for wall, ceiling or stand.', 'صفيحة واحدة للجدار أو السقف أو الحامل.'),
        'back',
        50,
        35,
      ],
      [
        both('Ports', 'المنافذ'),
        both('Low on the back, hidden from the room.', 'أسفل الظهر، لا تُرى من الغرفة.'),
        'back',
        50,
        61,
      ],
    ],
  },
  14: {
    file: 'models/itar-21.glb',
    parts: [
      [
        both('Screen', 'الشاشة'),
        both('21.5 inches, with ten touches through glass up to 6 mm.', '21.5 بوصة بعشر لمسات عبر زجاج حتى 6 مم.'),
        'front',
        50,
        50,
      ],
      [
        both('Side brackets', 'المثبتات الجانبية'),
        both('Screwed into your housing from behind.', 'تُثبت في هيكل جهازك من الخلف.'),
        'front',
        1.7,
        38,
      ],
      [both('Depth', 'العمق'), both('46 mm with its electronics.', '46 مم مع الإلكترونيات.'), 'right', 50, 50],
      [
        both('Controller', 'لوحة التحكم'),
        both('Open to the hand for service and cooling.', 'مكشوفة للصيانة والتبريد.'),
        'back',
        62,
        44,
      ],
      [both('Ports', 'المنافذ'), both('HDMI, DisplayPort and USB.', 'منافذ HDMI وDisplayPort وUSB.'), 'back', 67, 68],
    ],
  },
  16: {
    file: 'models/vision-studio.glb',
    parts: [
      [
        both('Picture', 'الصورة'),
        both('115 inches: 2,546 × 1,432 mm.', '115 بوصة: 2,546 × 1,432 مم.'),
        'front',
        50,
        35,
      ],
      [both('Depth', 'العمق'), both('29.5 mm without the stand.', '29.5 مم من دون الحامل.'), 'right', 50, 35],
      [
        both('Stand', 'الحامل'),
        both('Walnut, 740 mm deep; nothing is drilled.', 'خشب الجوز بعمق 740 مم، ولا شيء يُثقب.'),
        'front',
        18,
        85,
      ],
      [
        both('Service', 'الصيانة'),
        both('Every module comes out from the front.', 'تخرج كل وحدة من الأمام.'),
        'front',
        78,
        55,
      ],
      [
        both('Connections', 'التوصيلات'),
        both('Power and network, hidden behind the picture.', 'الكهرباء والشبكة مخفيتان خلف الصورة.'),
        'back',
        50,
        56,
      ],
    ],
  },
};

/** The model of a product and its parts as fields of its record; nothing for a product without one. */
export function modelOf(product: number): Readonly<Record<string, DemoValue>> {
  const model = models[product];
  if (model === undefined) return {};
  return {
    model: { file: model.file },
    model_points: model.parts.map(([title, text, side, x, y]) => ({ title, text, side, x, y })),
  };
}
