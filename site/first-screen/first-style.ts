import { type MediaQuery, type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';

/** What stands on every page without being written in its sources. */
const always = ['html', 'body', 'dir', 'lang', 'hidden', 'react-island'];

const namesIn = (sources: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...always, ...(sources.match(pattern) ?? [])]);

/** The names that sources may draw with; a few more do no harm. Classes stand in quotes, and no path is one. */
const renderedNames = (sources: string) => {
  const markup = sources.replaceAll(/^import.*$|^\} from.*$|^ *\/?\*.*$/gm, '');
  const quoted = markup.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g) ?? [];
  return {
    classes: namesIn(quoted.join(' '), /[\w:-]+/g),
    attributes: namesIn(markup, /[\w-]+/g),
    elements: namesIn(markup, /(?<=<)[a-z][\w-]*/g),
  };
};

/** Classes of what every page has, and phones show nobody before he opens it. */
const opened = /^(?:side-menu|search-panel|form-dialog|page-window|segment|navlink|menu-|toplinks$)/;

/** States that need a hand or a key, which come after the whole style. */
const laterStates = ['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'popover-open', 'checked', 'custom'];

/** True for what phones draw, with scripts and for those who want no motion: other conditions wait for the whole style. */
const isForPhones = ({ qualifier, condition }: MediaQuery): boolean =>
  qualifier === 'not' || /"operator":"(?:not|less-than)|"value":"(?:reduce|enabled)"/.test(JSON.stringify(condition));

/** A browser asks at the first paint of the next page, when only the first style may be there. */
const isFadeBetweenPages = (rule: Rule): boolean => JSON.stringify(rule).includes('view-transition');

/**
 * The rules of a whole style that the first screen of a phone needs, which sources draw: those of its elements and
 * classes as they stand before anybody does anything, and of the variables these rules read.
 * @param css what `styles.css` was built to
 * @param sources the text of the source files
 */
export function firstStyle(css: string, sources: string): string {
  const { classes, attributes, elements } = renderedNames(sources);
  const layers: string[] = [];

  const isNeeded = (selector: Selector): boolean => selector.every(mayMatch);
  function mayMatch(part: SelectorComponent): boolean {
    if (part.type === 'class') return classes.has(part.name) && !opened.test(part.name);
    if (part.type === 'attribute') return attributes.has(part.name);
    if (part.type === 'type') return elements.has(part.name);
    if (part.type === 'pseudo-element') return part.kind === 'before' || part.kind === 'after';
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') return part.selectors.some(isNeeded);
    return !laterStates.includes(part.kind);
  }

  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Selector: (selector) => (isNeeded(selector) ? undefined : []),
      Rule: {
        style: (rule) => (rule.value.selectors.some(isNeeded) ? undefined : []),
        media: ({ value: { query, rules } }) =>
          query.mediaQueries.some(isForPhones) || rules.some(isFadeBetweenPages) ? undefined : [],
        'font-face': (rule) => (/readex-(?:both|latin|word)\b|"local"/.test(JSON.stringify(rule)) ? undefined : []),
        'layer-block': (rule) => {
          layers.push((rule.value.name ?? []).join('.'));
        },
        keyframes: () => [],
        property: () => [],
        'starting-style': () => [],
      },
    },
  });
  const shown = withoutUnread(withoutDefaults(code.toString().replaceAll(/\/\*.*?\*\/\s*/g, '')));
  return `@layer ${[...new Set(layers)].join(',')};${shown}`;
}

/** What Tailwind reads from variables of its own that nobody set, and what it would have if nobody had set the others. */
const withoutDefaults = (css: string): string =>
  css.replaceAll(/var\((--default-[\w-]+),([^()]*)\)/g, (_, name: string, otherwise: string) =>
    css.includes(`${name}:`) ? `var(${name})` : otherwise.trim(),
  );

/** Without the variables that nothing reads, without what is empty then, and without what is said twice. */
function withoutUnread(css: string): string {
  const left = css
    .replaceAll(/(?<=[{;])([^{};]+;)\1+/g, '$1')
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration: string, name: string) =>
      new RegExp(`var\\(${name}[,)]`).test(css) ? declaration : '',
    )
    .replaceAll(/(?<=^|[{};])[^{};]+\{\}/g, '');
  return left === css ? css : withoutUnread(left);
}
