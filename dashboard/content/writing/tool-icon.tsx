import { type ToolIconName, toolIcons } from './tool-icons.ts';

/** A decorative icon in a labelled button. */
export const ToolIcon = ({ name }: { readonly name: ToolIconName }) => (
  <svg className="size-4" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d={toolIcons[name]} />
  </svg>
);
