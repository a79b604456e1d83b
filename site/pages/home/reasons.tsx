import { isolate } from '../../../language/bidi.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { toAddress } from '../../links.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { Icon } from '../../sections/icon.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import type { HomeData } from './load.ts';

function Reason({ reason }: { readonly reason: HomeData['reasons'][number] }) {
  const { say, href } = useSite();
  const address = toAddress(reason.link);
  return (
    <li className="reason">
      <Icon name={reason.icon} className="reason-icon" />
      <h3 className="mt-6 text-lg font-semibold">
        <Say text={reason.title} />
      </h3>
      <p className="mt-2 text-mist">
        <Say text={reason.info} />
      </p>
      {address !== null && (
        <a className="reason-link card-link" href={href(address)} aria-label={`${say('learnMore')}: ${reason.title.text}`}>
          <Glyph name="chevron" className="size-5" />
        </a>
      )}
    </li>
  );
}

/** Why to choose the company. */
export function Reasons({ reasons }: { readonly reasons: HomeData['reasons'] }) {
  const { say, company } = useSite();
  const title = company.text === '' ? say('whyChooseUsPlain') : say('whyChooseUs', { company: isolate(company.text) });
  return (
    <CardSlider title={title} view="cards-four" buttons="below">
      {reasons.map((reason) => (
        <Reason key={reason.id} reason={reason} />
      ))}
    </CardSlider>
  );
}
