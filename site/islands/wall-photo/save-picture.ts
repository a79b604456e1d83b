/** Downloads the picture as a file. */
export function savePicture(canvas: HTMLCanvasElement | null): void {
  canvas?.toBlob((blob) => {
    if (blob === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'display-on-my-wall.jpg';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }, 'image/jpeg');
}
