import type { loginMessages as english } from '../en/dashboard-login.ts';
import type { Message } from '../message.ts';

/** Messages of the login methods. */
export const loginMessages = {
  secondStepText: 'أدخل الرمز الظاهر في تطبيق المصادقة، أو أحد رموز الاسترداد.',
  code: 'الرمز',
  confirm: 'تأكيد',
  backToPassword: 'العودة إلى كلمة المرور',
  loginWithPasskey: 'الدخول بمفتاح مرور',
  passkeyFailed: 'تعذّر الدخول بمفتاح المرور. يرجى المحاولة مرة أخرى.',
  account: 'الحساب',
} as const satisfies Record<keyof typeof english, Message>;
