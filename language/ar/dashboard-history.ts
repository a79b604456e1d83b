import type { Message } from '../message.ts';

/** Words of what was changed in one go, as the history tells it. */
export const historyWords = {
  groupItems: {
    zero: 'لا عناصر',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: '{count} عناصر',
    many: '{count} عنصرًا',
    other: '{count} عنصر',
  },
  groupInLists: {
    zero: 'لا عناصر',
    one: 'عنصر واحد في عدة قوائم',
    two: 'عنصران في عدة قوائم',
    few: '{count} عناصر في عدة قوائم',
    many: '{count} عنصرًا في عدة قوائم',
    other: '{count} عنصر في عدة قوائم',
  },
  groupShow: 'عرض العناصر',
  groupShowOf: 'عرض العناصر: {title}',
  groupUndo: 'تراجع عن الكل',
  groupUndoOf: 'تراجع عن الكل: {title}',
  groupUndoing: 'تم {done} من {count}',
  groupUndone: {
    zero: 'لم يتم التراجع عن أي تغيير',
    one: 'تم التراجع عن تغيير واحد',
    two: 'تم التراجع عن تغييرين',
    few: 'تم التراجع عن {count} تغييرات',
    many: 'تم التراجع عن {count} تغييرًا',
    other: 'تم التراجع عن {count} تغيير',
  },
  groupLeft: 'تم التراجع عن {done} من {count}',
  groupStays: {
    zero: 'لم يبق أي تغيير:',
    one: 'بقي تغيير واحد على حاله:',
    two: 'بقي تغييران على حالهما:',
    few: 'بقيت {count} تغييرات على حالها:',
    many: 'بقي {count} تغييرًا على حاله:',
    other: 'بقي {count} تغيير على حاله:',
  },
  groupMore: 'عرض المزيد من العناصر',
} as const satisfies Record<string, Message>;
