/** Pictures with content behind them that shows when they are hidden. */
const covering = '[data-hide-broken] img';

function hide(image: HTMLImageElement): void {
  image.hidden = true;
  console.error(`Failed to load image: ${image.currentSrc || image.src}`);
}

/** Hides each of these pictures that fails to load, and logs it to the console. */
export function hideBrokenPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && target.matches(covering) && hide(target),
    true,
  );
  // A picture at the top may have failed before this script ran. Lazy pictures have not started to load.
  for (const image of document.querySelectorAll<HTMLImageElement>(covering)) {
    if (image.loading !== 'lazy' && image.complete && image.naturalWidth === 0) hide(image);
  }
}
