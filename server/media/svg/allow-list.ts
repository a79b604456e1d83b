import { cleanCss, isHarmlessValue, partOfValue } from './clean-css.ts';
import type { LeftOut, Report } from './left-out.ts';

/**
 * Elements for static graphics only. Scripts, links, animation, foreign content and elements that load resources are
 * not included.
 */
const elements = new Set(
  `svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath title desc image style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** Names and texts, which are not parsed as CSS and may contain any character. */
const wordings = new Set(
  `id class lang role in in2 result type media systemLanguage requiredExtensions xml:space`.split(/\s+/),
);

/** Geometry, paint, text, gradients and filters. Event handlers begin with `on` and are not included. */
const attributes = new Set(
  `viewBox preserveAspectRatio version x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width
  height transform dx dy rotate textLength lengthAdjust startOffset pathLength offset gradientUnits gradientTransform
  spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits
  markerWidth markerHeight refX refY orient filterUnits primitiveUnits mode values stdDeviation
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale
  diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation pointsAtX pointsAtY pointsAtZ z
  scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept
  amplitude exponent fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask
  mask-type transform-origin transform-box
  filter flood-color flood-opacity lighting-color stop-color stop-opacity marker-start marker-mid marker-end paint-order
  vector-effect shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters
  mix-blend-mode isolation font-family font-size font-style font-weight font-variant font-stretch letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi
  writing-mode text-orientation white-space font-kerning font-feature-settings font-variation-settings focusable`.split(
    /\s+/,
  ),
);

/** Elements without a visible effect; removing them is not reported. */
const unseen = new Set(
  'metadata view cursor color-profile font font-face font-face-src font-face-name glyph missing-glyph hkern vkern'.split(
    ' ',
  ),
);
const scripting = new Set(['script', 'handler', 'listener']);
const moving = new Set(['animate', 'animateColor', 'animateMotion', 'animateTransform', 'set', 'discard']);
const foreign = new Set(['foreignObject', 'iframe', 'video', 'audio', 'canvas', 'embed', 'object']);

/** With any id, including Arabic letters, punctuation and spaces. */
const ownReference = /^\s*#/;
/** Embedded raster images, also with wrong type names that programs write; browsers detect the type by the content. */
const embeddedPicture =
  /^\s*data:(?:image|img)\/(?:png|x-png|jpeg|jpg|pjpeg|gif|webp|avif)\s*(?:;[\w=.-]+)*;base64,[A-Za-z0-9+/=%\s]*$/i;
const embeddedDrawing = /^\s*data:image\/svg/i;

export const isAllowedElement = (name: string): boolean => elements.has(name);

/** The notice about a removed element; `undefined` if the element has no visible effect. */
export function partOfElement(name: string): LeftOut | undefined {
  if (unseen.has(name)) return undefined;
  if (scripting.has(name)) return 'scripts';
  if (moving.has(name)) return 'animation';
  return foreign.has(name) ? 'foreign' : 'other';
}

function allowedReference(element: string, value: string, report: Report): readonly [string, string] | undefined {
  const isAllowed = (element === 'image' ? embeddedPicture : ownReference).test(value);
  if (isAllowed) return element === 'a' ? undefined : ['href', value];
  if (element === 'a') report('links');
  else if (value.trim() !== '') report(embeddedDrawing.test(value) ? 'nested' : 'outside');
  return undefined;
}

/** The allowed attribute under its modern name, or `undefined`. @param report called with notices for the user */
export function allowedAttribute(
  element: string,
  name: string,
  value: string,
  report: Report,
): readonly [string, string] | undefined {
  if (name === 'href' || name === 'xlink:href') return allowedReference(element, value, report);
  if (name === 'style') {
    const cleaned = cleanCss(value, report);
    return cleaned === '' ? undefined : [name, cleaned];
  }
  if (wordings.has(name) || name.startsWith('aria-')) return [name, value];
  if (/^on/i.test(name)) report('scripts');
  if (!attributes.has(name)) return undefined;
  if (isHarmlessValue(value)) return [name, value];
  report(partOfValue(value));
  return undefined;
}
