/** Pictures with something behind them that is seen in their place. */
const covering = '[data-hide-broken] img';

function hide(image: HTMLImageElement): void {
  image.hidden = true;
  console.error(`Failed to load image: ${image.currentSrc || image.src}`);
}

/** Hides each covering picture that cannot be shown, and says so in the console. */
export function hideBrokenPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && target.matches(covering) && hide(target),
    true,
  );
  // One at the top may have failed before this script ran; lazy ones have not begun.
  for (const image of document.querySelectorAll<HTMLImageElement>(covering)) {
    if (image.loading !== 'lazy' && image.complete && image.naturalWidth === 0) hide(image);
  }
}
