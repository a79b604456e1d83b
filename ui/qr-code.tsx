import { encode } from 'uqr';

interface Props {
  readonly text: string;
  /** What the picture is for. */
  readonly label: string;
  readonly className?: string;
}

/** A text as a picture for the camera of a phone: dark on light, also where the page is dark. */
export function QrCode({ text, label, className }: Props) {
  // Without a light margin of four modules, readers do not find the code.
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
