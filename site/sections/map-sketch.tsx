import type { Text } from '../../fields/field.ts';
import { LocalizedText } from './localized-text.tsx';

/** The buildings of a few streets, as a repeated pattern. */
const houses =
  'M6 6h58v44H6zm66 0h34v66H72zm42 0h46v28h-46zm54 0h46v44h-46zM6 58h58v46H6zm108-16h46v62h-46zm54 16h20v46h-20zm26 0h20v46h-20zM72 80h34v24H72zM6 120h36v42H6zm44 0h56v42H50zm64 0h22v42h-22zm30 0h70v42h-70z';

const avenue = 'M-20 542C150 518 262 462 352 396S560 198 820 142';
const crossing = 'M130-20C166 110 210 214 300 330S440 500 480 580';
const street = 'M-20 196C150 150 300 120 440 96S700 40 820-20';

/**
 * The placeholder of a map until it is requested: a stylized city at night with the office in its middle. It does not
 * show the real streets.
 */
export function MapSketch({ place }: { readonly place: Text }) {
  return (
    <div className="map-sketch" aria-hidden="true">
      <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice">
        <defs>
          <pattern
            id="map-houses"
            width="220"
            height="168"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-14)"
          >
            <path className="map-house" d={houses} />
          </pattern>
          <radialGradient id="map-light">
            <stop className="map-light-within" offset="0" />
            <stop className="map-light-around" offset="0.4" />
            <stop className="map-light-end" offset="1" />
          </radialGradient>
        </defs>
        <rect width="800" height="560" fill="url(#map-houses)" />
        <path className="map-park" d="M470 330l150-62 74 96-96 92-120-30z" />
        <circle cx="400" cy="276" r="250" fill="url(#map-light)" />
        <g className="map-road">
          <path d={street} />
          <path d={crossing} />
          <path className="map-avenue" d={avenue} />
        </g>
        <g className="map-cars">
          <path d={crossing} />
          <path d={street} />
          <path className="map-coming" d={avenue} transform="translate(0 -5)" />
          <path className="map-going" d={avenue} transform="translate(0 5)" />
        </g>
        <g transform="rotate(-14 400 276)">
          <rect className="map-office" x="368" y="252" width="64" height="46" rx="3" />
        </g>
      </svg>
      {place.text !== '' && (
        <p className="map-place">
          <LocalizedText text={place} />
        </p>
      )}
    </div>
  );
}
