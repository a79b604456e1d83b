/** The CSS of a single page as text, which the page contains inline. */
declare module '*.css?inline' {
  const style: string;
  export default style;
}
