import { both } from '../../both.ts';
import { part } from '../../part.ts';

/** The films that several product pages share. */
export const films = {
  facade: part(
    both('A tower at dusk', 'برج عند الغسق'),
    both('Seven seconds in the life of a media facade.', 'سبع ثوان من حياة واجهة إعلامية.'),
    'facade-loop.mp4',
  ),
  lobby: part(
    both('A morning in the lobby', 'صباح في البهو'),
    both('Kiosks at work while the guests arrive.', 'أكشاك تعمل والضيوف يصلون.'),
    'kiosk-loop.mp4',
  ),
  spark: part(
    both('The first spark', 'الومضة الأولى'),
    both('Points of light become the mark of Wameed.', 'نقاط من الضوء تصبح شعار وميض.'),
    'register-intro.mp4',
  ),
};
