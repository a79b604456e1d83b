import type { community as english } from '../en/community.ts';
import type { Message } from '../message.ts';

export const community = {
  community: 'المجتمع',
  communityTitle: 'حديث الشاشات',
  communityLead: 'أدلة من ورشتنا، وأسئلة وأجوبة من كل من يعمل مع الضوء.',
  browseCommunity: 'تصفح المجتمع',
  sideBlogs: 'يستحق القراءة',
  earlierBlogs: 'المدونات السابقة',
  laterBlogs: 'المزيد من المدونات',
  earlierSections: 'المقالات السابقة',
  laterSections: 'المزيد من المقالات',
  noSections: 'لا مقالات في هذه المدونة بعد، وهي في الطريق.',
  articleMissing: 'لم نجد هذا المقال، فربما حُذف. يمكنك اختيار مقال آخر من القائمة.',
  blogMissing: 'لم نجد هذه المدونة، فربما حُذفت. يمكنك اختيار مدونة أخرى من القائمة.',
  readMore: 'اقرأ المزيد',
  relatedArticles: 'اقرأ أيضًا',
  lastUpdated: 'آخر تحديث',

  postsFailed: 'يتعذر عرض ما كتبه الزوار في الوقت الحالي.',
  olderPosts: 'منشورات أقدم',
  newestPosts: 'أحدث المنشورات',
  allPosts: 'كل المنشورات',
  olderComments: 'تعليقات أقدم',
  latestComments: 'أحدث التعليقات',
  allComments: 'كل التعليقات ({count})',

  yourName: 'اسمك',
  yourComment: 'تعليقك',
  yourPost: 'منشورك',
  publicNotice: 'يظهر اسمك وما تكتبه في هذه الصفحة للجميع.',
} as const satisfies Record<keyof typeof english, Message>;
