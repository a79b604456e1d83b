import type { community as english } from '../en/community.ts';
import type { Message } from '../message.ts';

export const community = {
  community: 'المجتمع',
  communityTitle: 'حديث الشاشات',
  communityLead: 'أدلة من ورشتنا، وأسئلة وأجوبة من كل من يعمل مع الضوء.',
  browseCommunity: 'تصفح المجتمع',
  freePosts: 'منشورات الزوار',
  sideBlogs: 'يستحق القراءة',
  noSections: 'لا منشورات في هذه المدونة بعد، وهي في الطريق.',
  readMore: 'اقرأ المزيد',

  share: 'مشاركة',
  linkCopied: 'نُسخ الرابط.',
  copyThisLink: 'انسخ هذا الرابط: {address}',

  comments: 'التعليقات',
  noComments: 'لا تعليقات بعد. كن أول من يكتب.',
  noPosts: 'لم يكتب أحد هنا بعد. ابدأ الحديث.',
  postsFailed: 'يتعذر عرض ما كتبه الزوار في الوقت الحالي.',
  commentsOn: 'التعليقات على منشور {name}',
  loadMore: 'عرض المزيد',
  showMore: 'إظهار المزيد',
  showLess: 'إظهار أقل',

  addPost: 'أضف منشورًا',
  addComment: 'أضف تعليقًا',
  yourName: 'اسمك',
  yourComment: 'تعليقك',
  yourPost: 'منشورك',
  publicNotice: 'يظهر اسمك وما تكتبه في هذه الصفحة للجميع.',
  publish: 'نشر',
  publishing: 'انتظر ...',
  nameAndText: 'يُرجى كتابة اسمك ونصك.',
  posted: 'شكرًا لك. صار ما كتبته في الصفحة.',
  heldForReview: 'شكرًا لك. ما كتبته بانتظار المراجعة وسيظهر بعدها.',
  postGone: 'المنشور الذي علقت عليه لم يعد موجودًا.',
  notPosted: 'تعذّر النشر. ما كتبته ما زال هنا، يُرجى المحاولة مرة أخرى.',
} as const satisfies Record<keyof typeof english, Message>;
