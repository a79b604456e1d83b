import { useSite } from '../../site-context.ts';
import { fullAddress } from '../../structured-data.tsx';
import { Icon } from '../../sections/icon.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** Hands the page on by the browser's own means, or copies its address; there only where scripts run. */
export function ShareButton({ title, text, address }: Props) {
  const site = useSite();
  const { say } = site;
  return (
    <share-button
      class="share"
      heading={title}
      text={text}
      address={fullAddress(site, address)}
      copied={say('linkCopied')}
      by-hand={say('copyThisLink')}
    >
      <button type="button" className="button-quiet share-press" hidden>
        <Icon name="bi-share" className="size-4" />
        {say('share')}
      </button>
      <span className="share-status" role="status" />
    </share-button>
  );
}
