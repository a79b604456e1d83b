import type { startMessages as english } from '../en/dashboard-start.ts';
import type { Message } from '../message.ts';

/** Messages of the tasks on the first screen. */
export const startMessages = {
  quickStart: 'بداية سريعة',
  startProduct: 'إضافة منتج',
  startFiles: 'إضافة ملفات',
  taskNamed: '{action}: {name}',
  taskReply: 'رد',
  taskDone: 'تم',
  taskSnooze: 'غدًا',
  taskAssign: 'إسناد',
  taskUntitled: 'بلا اسم',
  taskEmail: 'رسالة بريد: {name}',
} as const satisfies Record<keyof typeof english, Message>;
