import { iconName, link, longText, text } from '../../fields/index.ts';

/** The fields of a card in a content slider: name of an icon, title, sentence and link. Clients send it as JSON. */
export const iconCardFields = () => ({
  icon: iconName(),
  title: text({ expected: 'always' }),
  info: longText(),
  link: link(),
});
