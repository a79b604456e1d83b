import { IconCardSlider } from '../../sections/icon-card-slider.tsx';
import { useSite } from '../../render/site-context.ts';
import type { HomeData } from './load.ts';

/** The reasons to choose the company. */
export function Reasons({ reasons }: { readonly reasons: HomeData['reasons'] }) {
  const { t, company } = useSite();
  const title = company.text === '' ? t('whyChooseUsPlain') : t('whyChooseUs', { company: company.text });
  return <IconCardSlider title={title} cards={reasons} buttons="below" />;
}
