/** Elements that only draw. Scripts, links, animation, foreign content and whatever loads something are not among them. */
const elements = new Set(
  `svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath title desc image style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** Geometry, paint, text, gradients, filters and accessible names; every event handler starts with `on` and none is here. */
const attributes = new Set(
  `id class style lang role viewBox preserveAspectRatio version x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width
  height transform dx dy rotate textLength lengthAdjust startOffset pathLength offset gradientUnits gradientTransform
  spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits
  markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result mode type values stdDeviation
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale
  diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation pointsAtX pointsAtY pointsAtZ z
  scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept
  amplitude exponent fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask
  filter flood-color flood-opacity lighting-color stop-color stop-opacity marker-start marker-mid marker-end paint-order
  vector-effect shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters
  mix-blend-mode isolation font-family font-size font-style font-weight font-variant font-stretch letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi
  writing-mode aria-hidden aria-label aria-labelledby aria-describedby focusable`.split(/\s+/),
);

const ownReference = /^#[\w.:-]+$/;
const embeddedPicture = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/** True for CSS that loads nothing and hides nothing: no escapes, no at-rules, references inside the drawing only. */
export const isHarmlessCss = (css: string): boolean =>
  !/[\\@<]|expression|behaviou?r|binding|(image|src)\s*\(|image-set/i.test(css) &&
  !/url\s*\((?!\s*(["']?)#[\w.:-]+\1\s*\))/i.test(css);

export const isAllowedElement = (name: string): boolean => elements.has(name);

/** An attribute as it may stay, under its modern name, or nothing. */
export function allowedAttribute(element: string, name: string, value: string): readonly [string, string] | undefined {
  if (name === 'href' || name === 'xlink:href') {
    const isAllowed = element === 'image' ? embeddedPicture.test(value) : ownReference.test(value);
    return isAllowed ? ['href', value] : undefined;
  }
  const isWords = name.startsWith('aria-');
  return attributes.has(name) && (isWords || isHarmlessCss(value)) ? [name, value] : undefined;
}
