import { type MediaQuery, type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';

/** Names that every page has although its sources do not contain them. */
const always = ['html', 'body', 'dir', 'lang', 'hidden', 'react-island'];

const namesIn = (sources: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...always, ...(sources.match(pattern) ?? [])]);

/**
 * The class, attribute and element names that sources may render. A few too many do no harm. Classes appear in quotes,
 * and no path is a class.
 */
const renderedNames = (sources: string) => {
  const markup = sources.replaceAll(/^import.*$|^\} from.*$|^ *\/?\*.*$/gm, '');
  const quoted = markup.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g) ?? [];
  return {
    classes: namesIn(quoted.join(' '), /[\w:-]+/g),
    attributes: namesIn(markup, /[\w-]+/g),
    elements: namesIn(markup, /(?<=<)[a-z][\w-]*/g),
  };
};

/** Classes that every page has but that a phone shows only after the visitor opens something. */
const opened = /^(?:side-menu|search-panel|form-dialog|page-window|segment|navlink|menu-|toplinks$)/;

/** States that follow from the pointer or the keyboard. They can wait for the whole stylesheet. */
const laterStates = ['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'popover-open', 'checked', 'custom'];

/**
 * True for conditions that match phones, scripting and reduced motion. Rules with other conditions wait for the whole
 * stylesheet.
 */
const isForPhones = ({ qualifier, condition }: MediaQuery): boolean =>
  qualifier === 'not' || /"operator":"(?:not|less-than)|"value":"(?:reduce|enabled)"/.test(JSON.stringify(condition));

/** The browser reads this rule at the first paint of the next page, when only the first style may be loaded. */
const isFadeBetweenPages = (rule: Rule): boolean => JSON.stringify(rule).includes('view-transition');

/**
 * Extracts from the whole stylesheet the rules that the first screen of a phone needs: those of its elements and
 * classes in their initial state, and the variables that these rules read.
 * @param css the built `styles.css`
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

/**
 * Inlines the fallbacks of Tailwind's `--default-*` variables that are not set, and removes the fallbacks of those that
 * are.
 */
const withoutDefaults = (css: string): string =>
  css.replaceAll(/var\((--default-[\w-]+),([^()]*)\)/g, (_, name: string, otherwise: string) =>
    css.includes(`${name}:`) ? `var(${name})` : otherwise.trim(),
  );

/** Removes variables that no rule reads, rules that are empty afterwards, and repeated declarations. */
function withoutUnread(css: string): string {
  const left = css
    .replaceAll(/(?<=[{;])([^{};]+;)\1+/g, '$1')
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration: string, name: string) =>
      new RegExp(`var\\(${name}[,)]`).test(css) ? declaration : '',
    )
    .replaceAll(/(?<=^|[{};])[^{};]+\{\}/g, '');
  return left === css ? css : withoutUnread(left);
}
