import { image } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { itemFields } from '../model/generic-item.ts';

/** Members of the team. A member without a picture is shown as text only. */
export const teamMembers = defineCollection({
  base: 'projectteammembers',
  label: { en: 'Team Members', ar: 'أعضاء الفريق' },
  fields: itemFields(image({ expected: 'in-form' })),
  title: 'title',
  page: { at: 'about' },
  placement: {
    screen: 'projects',
    section: { en: 'Team Members', ar: 'أعضاء الفريق' },
    shows: { en: 'About: the team', ar: 'من نحن: الفريق' },
  },
});
