import { Island } from '../islands/island.tsx';
import { PrintButton as PrintButtonIsland } from '../islands/print-button.tsx';

interface Props {
  readonly className: string;
  readonly label: string;
}

/** A button that prints the page. Visible only with scripts. */
export const PrintButton = (props: Props) => <Island name="print" of={PrintButtonIsland} data={props} />;
