/** A style that only one page needs, as text: it stands in that page. */
declare module '*.css?inline' {
  const style: string;
  export default style;
}
