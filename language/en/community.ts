import type { Message } from '../message.ts';

/** The words of the community page. The wording of the specification is exact. */
export const community = {
  community: 'Community',
  communityTitle: 'Talk about screens',
  communityLead: 'Guides from our workshop, and questions and answers by everyone who works with light.',
  browseCommunity: 'Browse the community',
  freePosts: 'Free posts',
  sideBlogs: 'Worth a look',
  noSections: 'This blog has no posts yet. They are on their way.',
  readMore: 'Read more',

  share: 'Share',
  linkCopied: 'The link has been copied.',
  copyThisLink: 'Copy this link: {address}',

  comments: 'Comments',
  noComments: 'No comments yet. Be the first to write one.',
  noPosts: 'Nobody has written here yet. Begin the conversation.',
  postsFailed: 'What visitors wrote cannot be shown at the moment.',
  commentsOn: 'Comments on the post of {name}',
  loadMore: 'Load More',
  showMore: 'Show More',
  showLess: 'Show Less',

  addPost: 'Add post',
  addComment: 'Add comment',
  yourName: 'Your name',
  yourComment: 'Your comment',
  yourPost: 'Your post',
  publicNotice: 'Your name and your words appear on this page for everyone.',
  publish: 'Publish',
  publishing: 'Wait ...',
  nameAndText: 'Please write your name and your text.',
  posted: 'Thank you. What you wrote is on the page.',
  heldForReview: 'Thank you. What you wrote awaits review and will appear after it.',
  postGone: 'The post you answered is no longer there.',
  notPosted: 'That did not work. What you wrote is still here; please try again.',
} as const satisfies Record<string, Message>;
