import { encode } from 'uqr';

interface Props {
  readonly text: string;
  /** The purpose of the picture. */
  readonly label: string;
  readonly className?: string;
}

/** A text as a QR code: dark on light, also in the dark theme. */
export function QrCode({ text, label, className }: Props) {
  // Readers need a quiet zone of four modules.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
