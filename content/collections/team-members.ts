import { defineCollection } from '../model/define-collection.ts';
import { itemEchoes, pictureItem } from '../model/generic-item.ts';

/** Members of the team. */
export const teamMembers = defineCollection({
  base: 'projectteammembers',
  label: { en: 'Team Members', ar: 'أعضاء الفريق' },
  fields: pictureItem(),
  title: 'title',
  wire: { parentZero: true, echoes: itemEchoes },
  page: { at: 'about' },
  placement: {
    screen: 'projects',
    section: { en: 'Team Members', ar: 'أعضاء الفريق' },
    shows: { en: 'About: the team', ar: 'من نحن: الفريق' },
  },
});
