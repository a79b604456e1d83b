import type { Message } from '../message.ts';

/** Messages of the community page. Wordings of the specification are exact. */
export const community = {
  community: 'Community',
  communityTitle: 'Talk about screens',
  communityLead: 'Guides from our workshop, and questions and answers from everyone who works with light.',
  browseCommunity: 'Browse the community',
  sideBlogs: 'Worth a look',
  earlierBlogs: 'Previous blogs',
  laterBlogs: 'More blogs',
  earlierSections: 'Previous articles',
  laterSections: 'More articles',
  noSections: 'This blog has no posts yet. They are on their way.',
  articleMissing: 'This article was not found. It may have been removed. You can choose another one from the list.',
  blogMissing: 'This blog was not found. It may have been removed. You can choose another one from the list.',
  readMore: 'Read more',
  relatedArticles: 'More to read',
  lastUpdated: 'Last updated',

  postsFailed: 'What visitors wrote cannot be shown at the moment.',
  olderPosts: 'Older posts',
  newestPosts: 'Newest posts',
  allPosts: 'All posts',
  olderComments: 'Older comments',
  latestComments: 'Latest comments',
  allComments: 'All {count} comments',

  yourName: 'Your name',
  yourComment: 'Your comment',
  yourPost: 'Your post',
  publicNotice: 'Your name and your words appear on this page for everyone.',
} as const satisfies Record<string, Message>;
