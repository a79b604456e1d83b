import { Fragment, type ReactNode } from 'react';

function Box({ children, head, className }: { children?: ReactNode; head?: ReactNode; className?: string }) {
  return (
    <section className={className}>
      {head}
      {children}
    </section>
  );
}

const nothing: string | undefined = undefined;
const given = { id: 'given', title: 'a "given" title' };
const words: string = '<ليس> & "this"';
const script: string = 'javascript:alert(1)';
const names = ['a', 'b'] as const;

/** Elements of every kind that pages hold, and some that they do not. */
export const drawings: Readonly<Record<string, () => ReactNode>> = {
  'always the same': () => (
    <p className="a b" hidden>
      Text over two lines, and <b>bold</b> <i>beside</i>
      {' it'}
      {/* and nothing */}
    </p>
  ),
  'spelled signs': () => (
    <p title="&lt;a&gt; &amp; b" className="c">
      &nbsp;·&nbsp;{words} &mdash; &quot;
    </p>
  ),
  attributes: () => (
    <a href={script} title={words} tabIndex={-1} aria-hidden data-a={false} data-b="" id={nothing} key="k">
      {words}
    </a>
  ),
  'attributes by a condition': () =>
    names.map((name, index) => (
      <li key={name} data-first={index === 0 ? '' : undefined} className={`x-${name}`} aria-label={'a & b'}>
        {index === 0 ? <b>{name}</b> : name}
        {index === 1 && <i>{index}</i>}
      </li>
    )),
  'what others give': () => (
    <p {...given} className="d">
      <b {...given}>
        <i>{words}</i>
      </b>
    </p>
  ),
  components: () => (
    <div>
      <Box className="e" head={<h2>{words}</h2>}>
        Text <b>bold</b>
        {names.map((name) => (
          <i key={name}>{name}</i>
        ))}
      </Box>
      <Box>{words}</Box>
      <Box>
        <p>{words}</p>
      </Box>
      <Box />
    </div>
  ),
  fragments: () => (
    <>
      <>
        a<b>{words}</b>
      </>
      {names.map((name) => (
        <Fragment key={name}>
          <i>{name}</i>,{' '}
        </Fragment>
      ))}
      {null}
      {0}
    </>
  ),
  'elements that hold nothing': () => (
    <p>
      <br />
      <img src={words} alt="" width={3} srcSet="/a 1w" />
      <input type="text" name="a" defaultValue={words} />
      <input type="checkbox" checked={false} defaultChecked disabled />
      <svg viewBox="0 0 9 9" strokeWidth={2}>
        <path d="M0 0" />
        <path d="M0 0">
          <title>{words}</title>
        </path>
        <g />
      </svg>
    </p>
  ),
  'what is chosen and typed': () => (
    <form>
      <select defaultValue="b" name="c">
        <option value="">none</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <textarea defaultValue={words} rows={5} />
    </form>
  ),
  'text of both scripts': () => (
    <p lang="ar">
      ليس 😀 <bdi>{'٣'}</bdi> · {words}
    </p>
  ),
};
