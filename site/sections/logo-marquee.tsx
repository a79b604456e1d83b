import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import type { Card } from './card.ts';
import { Picture } from './picture.tsx';

function Logos({ clients }: { readonly clients: readonly Card[] }) {
  return clients.map(({ id, title, picture }) => (
    <li key={id}>
      {picture === null ? (
        title.text
      ) : (
        <Picture media={picture} sizes="12rem" loading="eager" alt={title.text} className="client-logo" />
      )}
    </li>
  ));
}

/**
 * Logos that scroll endlessly. The list is rendered twice: when the animation restarts, the second copy is where the
 * first one was. A checkbox stops the animation, so this works without scripts.
 */
export function LogoMarquee({ title, clients }: { readonly title: string; readonly clients: readonly Card[] }) {
  const { t } = useSite();
  const id = useId();
  if (clients.length === 0) return null;
  return (
    <section className="section logo-marquee" aria-labelledby={id}>
      <div className="container-site section-head">
        <h2 className="heading-2" id={id}>
          {title}
        </h2>
        <label className="round-button marquee-stop">
          <input type="checkbox" className="sr-only" aria-label={t('clientsPause')} />
          <Icon name="pause" className="size-5 when-playing" />
          <Icon name="play" className="size-5 when-paused" />
        </label>
      </div>
      <div className="marquee-view container-site" role="group" tabIndex={0} aria-labelledby={id}>
        <div className="marquee-track">
          <ul className="marquee-logos">
            <Logos clients={clients} />
          </ul>
          <ul className="marquee-logos" aria-hidden="true">
            <Logos clients={clients} />
          </ul>
        </div>
      </div>
    </section>
  );
}
