import { plainText } from '../../fields/index.ts';
import { defineVisitorCollection } from '../model/visitor-collection.ts';
import { freePosts } from './free-posts.ts';

/** Visitors' comments on a free post. */
export const freeComments = defineVisitorCollection({
  base: 'communityposts/posts/:id/comments',
  label: { en: 'Comments on open posts', ar: 'تعليقات منشورات الزوار' },
  fields: {
    commenterName: plainText({ max: 80, apiName: 'commenter_name' }),
    text: plainText({ max: 2000, multiline: true }),
  },
  author: 'commenterName',
  parent: { collection: freePosts, apiName: 'post_id' },
  nestedAs: 'comments',
  order: 'oldest-first',
  page: { at: 'community' },
  placement: {
    screen: 'community',
    shows: { en: 'Community: the comments on open posts', ar: 'المجتمع: تعليقات منشورات الزوار' },
  },
});
