import { defineCollection } from '../model/define-collection.ts';
import { formattedItem } from '../model/generic-item.ts';
import { singleProjects } from './single-projects.ts';

/** Questions and answers of one project. */
export const singleProjectQuestions = defineCollection({
  base: 'singleprojectquestions',
  label: { en: 'Project Questions', ar: 'أسئلة المشروع' },
  fields: formattedItem(),
  title: 'title',
  parent: singleProjects,
  page: { at: 'project' },
  placement: {
    screen: 'manage_singel_project/:id',
    section: { en: 'Project Questions', ar: 'أسئلة المشروع' },
    shows: { en: 'Project page: the questions', ar: 'صفحة المشروع: الأسئلة' },
  },
});
