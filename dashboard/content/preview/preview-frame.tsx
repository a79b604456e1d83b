import { type SyntheticEvent, useEffect, useId } from 'react';
import { previewSandbox } from '../../../content/preview-sandbox.ts';
import { postPreview } from './post-preview.ts';
import { readFrame } from './read-frame.ts';

interface Props {
  /** A `PreviewRequest` as JSON; it never changes for a frame. */
  readonly request: string;
  /** The accessible name of the frame. */
  readonly title: string;
  /** True while the preview loads behind another one. */
  readonly isHidden: boolean;
  readonly onArrived: (frame: HTMLIFrameElement) => void;
  readonly onFailed: (message: string) => void;
}

/**
 * A frame with one preview. Each preview has a new frame, so that the browser's history does not grow. The sandbox
 * disables scripts but keeps the origin, so that its icons load and the dashboard can access its document.
 */
export function PreviewFrame({ request, title, isHidden, onArrived, onFailed }: Props) {
  const name = `preview${useId()}`;

  useEffect(() => postPreview(request, name), [request, name]);

  function look({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
    const content = readFrame(currentTarget);
    if (content.is === 'page') onArrived(currentTarget);
    if (content.is === 'refusal') onFailed(content.message);
  }

  return (
    <iframe
      name={name}
      title={title}
      sandbox={previewSandbox}
      className="preview-frame"
      data-hidden={isHidden || undefined}
      inert={isHidden}
      onLoad={look}
    />
  );
}
