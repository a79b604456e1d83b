import { iconName, link, longText, text } from '../../fields/index.ts';

/** A card of the content sliders: an icon by name, title, a sentence and a link; sent as JSON. */
export const iconCardFields = () => ({
  icon: iconName(),
  title: text({ expected: 'always' }),
  info: longText(),
  link: link(),
});
