import type { pointingMessages as english } from '../en/dashboard-pointing.ts';
import type { Message } from '../message.ts';

export const pointingMessages = {
  pointing: 'التعديل على الصفحة',
  pointHint: 'أشر إلى نص أو صورة أو مجموعة في الصفحة، أو تنقّل بينها بمفتاح Tab.',
  pointChosen: 'المختار في الصفحة',
  pointOpenField: 'فتح حقله',
  pointOpenForm: 'فتح نموذجه',
  pointAdd: 'إضافة: {group}',
  pointEarlier: 'نقل إلى أعلى',
  pointLater: 'نقل إلى أسفل',
  pointHide: 'إخفاء عن الزوار',
  previewInBoth: 'اللغتان',
} satisfies Record<keyof typeof english, Message>;
