import { plainText } from '../../fields/index.ts';
import { defineVisitorCollection } from '../model/visitor-collection.ts';
import { communityPosts } from './community-posts.ts';

/** Visitors' comments on a section of a blog. */
export const communityComments = defineVisitorCollection({
  base: 'communitypostcomments',
  label: { en: 'Comments', ar: 'التعليقات' },
  fields: { username: plainText({ max: 80 }), text: plainText({ max: 2000, multiline: true }) },
  author: 'username',
  parent: { collection: communityPosts, apiName: 'post_id' },
  order: 'oldest-first',
  page: { at: 'community' },
  placement: {
    screen: 'community/post/:id',
    shows: { en: 'Community: the comments of a section', ar: 'المجتمع: تعليقات القسم' },
  },
});
