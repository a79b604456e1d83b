import { useSite } from '../render/site-context.ts';
import { TryAgain } from './try-again.tsx';

interface Props {
  /** What cannot be shown. */
  readonly title: string;
  /** What happened; in general unless given. */
  readonly text?: string;
}

/** A page whose own subject could not be read: it says so, and offers to ask for it again. */
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
