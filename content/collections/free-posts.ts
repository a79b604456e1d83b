import { plainText } from '../../fields/index.ts';
import { defineVisitorCollection } from '../model/visitor-collection.ts';

/** Posts that visitors write in the community. */
export const freePosts = defineVisitorCollection({
  base: 'communityposts/posts',
  label: { en: 'Open posts', ar: 'منشورات الزوار' },
  fields: {
    authorName: plainText({ max: 80, apiName: 'author_name' }),
    content: plainText({ max: 2000, multiline: true }),
  },
  author: 'authorName',
  order: 'newest-first',
  page: { at: 'community' },
  placement: {
    screen: 'community',
    shows: { en: 'Community: the open posts', ar: 'المجتمع: منشورات الزوار' },
  },
  screen: { view: 'posts' },
});
