/**
 * A map keeps its own origin for its storage. That is never the origin of the site, so the map cannot reach this page.
 */
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
