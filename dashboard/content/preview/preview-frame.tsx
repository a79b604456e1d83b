import { type SyntheticEvent, useEffect, useId } from 'react';
import { previewSandbox } from '../../../content/preview-sandbox.ts';
import { postPreview } from './post-preview.ts';
import { readFrame } from './read-frame.ts';

interface Props {
  /** A `PreviewRequest` as JSON; a frame keeps the one it began with. */
  readonly request: string;
  /** What the frame holds, for those who hear it. */
  readonly title: string;
  /** True while it loads and another preview is seen in its place. */
  readonly isHidden: boolean;
  readonly onArrived: (frame: HTMLIFrameElement) => void;
  readonly onFailed: (message: string) => void;
}

/**
 * A frame that loads one preview. Each preview has a frame of its own, so that the browser's history does not grow.
 * Its own policy lets nothing of it run; it keeps its origin, so that its icons and its places can be reached.
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
