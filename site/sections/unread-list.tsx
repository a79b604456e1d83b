import { useSite } from '../render/site-context.ts';
import { TryAgain } from './try-again.tsx';

interface Props {
  /** The name of the list that could not be read. */
  readonly title: string;
  /** The error text. Default: a general one. */
  readonly text?: string;
}

/** A page whose main list could not be read, with a link to try again. */
export function UnreadList({ title, text }: Props) {
  const { t } = useSite();
  return (
    <div className="container-site finding">
      <h1 className="heading-1">{title}</h1>
      <p className="finding-lead">{text ?? t('failureText')}</p>
      <TryAgain className="button mt-8" />
    </div>
  );
}
