import { image, list, longText, text } from '../../fields/index.ts';
import { defineCollection } from '../model/define-collection.ts';

const statement = { title: text({ required: true }), text: longText() };

/**
 * The kinds of places that displays are made for, such as a lobby. Products and projects reference those that they
 * suit.
 */
export const solutions = defineCollection({
  base: 'solutions',
  label: { en: 'Solutions', ar: 'الحلول' },
  fields: {
    title: text({ required: true, max: 80 }),
    text: longText(),
    image: image(),
    needs: list(statement, { max: 8, label: { en: 'What the place needs', ar: 'احتياجات المكان' } }),
    questions: list(statement, { max: 12, label: { en: 'Questions', ar: 'الأسئلة' } }),
  },
  title: 'title',
  page: { at: 'solution', found: { as: 'solution', picture: 'image' } },
  placement: {
    screen: 'places',
    shows: { en: 'Solutions', ar: 'الحلول' },
  },
});
