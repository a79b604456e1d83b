import { type ToolSign, toolSigns } from './tool-signs.ts';

/** A sign on a button that is named otherwise. */
export const ToolSignDrawing = ({ name }: { readonly name: ToolSign }) => (
  <svg className="size-4" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d={toolSigns[name]} />
  </svg>
);
