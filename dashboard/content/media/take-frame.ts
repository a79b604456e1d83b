/**
 * Returns the current frame of a video as a JPEG file.
 * @throws if the browser cannot render the video
 */
export async function takeFrame(video: HTMLVideoElement, fileName: string): Promise<File> {
  const canvas = new OffscreenCanvas(Math.max(1, video.videoWidth), Math.max(1, video.videoHeight));
  const context = canvas.getContext('2d');
  if (context === null || video.videoWidth === 0) throw new Error('The video shows no frame');
  context.drawImage(video, 0, 0);
  const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return new File([content], fileName, { type: 'image/jpeg' });
}
