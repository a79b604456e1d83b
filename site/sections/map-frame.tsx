/** A map needs its own origin, for what it keeps; that is never ours, so it reaches nothing of this page. */
const permissions = 'allow-scripts allow-same-origin allow-popups';

interface Props {
  readonly address: string;
  readonly title: string;
}

/** A map of another site. */
export const MapFrame = ({ address, title }: Props) => (
  <iframe
    className="office-map-frame"
    src={address}
    title={title}
    loading="lazy"
    referrerPolicy="no-referrer"
    sandbox={permissions}
  />
);
