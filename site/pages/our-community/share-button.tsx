import { Island } from '../../islands/island.tsx';
import { ShareButton as ShareButtonIsland } from '../../islands/share-button.tsx';
import { LibraryIcon } from '../../sections/library-icon.tsx';
import { useSite } from '../../render/site-context.ts';
import { fullAddress } from '../../render/structured-data.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** Shares the page by the browser's share dialog, or copies its address. Visible only with scripts. */
export function ShareButton({ title, text, address }: Props) {
  const site = useSite();
  return (
    <Island
      name="share"
      of={ShareButtonIsland}
      data={{ title, text, address: fullAddress(site, address) }}
      slots={[<LibraryIcon key="icon" name="bi-share" className="size-4" />]}
    />
  );
}
