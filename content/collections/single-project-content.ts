import { text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';
import { formattedItem } from '../model/generic-item.ts';
import { productHotspots } from '../model/product-hotspots.ts';
import { singleProjects } from './single-projects.ts';

const { title, ...rest } = formattedItem();

/** Cards of a project page, two a row. */
export const singleProjectContent = defineCollection({
  base: 'singleprojectcontent',
  label: { en: 'Project Content', ar: 'محتوى المشروع' },
  fields: { title, subtitle: text({ required: true }), ...rest, marks: productHotspots() },
  title: 'title',
  facets: ['marks'],
  parent: singleProjects,
  page: { at: 'project' },
  placement: {
    screen: 'manage_singel_project/:id',
    section: { en: 'Project Content', ar: 'محتوى المشروع' },
    shows: { en: 'Project page: the cards', ar: 'صفحة المشروع: البطاقات' },
  },
});
