import { type ToolIconName, toolIcons } from './tool-icons.ts';

/** A sign on a button that is named otherwise. */
export const ToolIcon = ({ name }: { readonly name: ToolIconName }) => (
  <svg className="size-4" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d={toolIcons[name]} />
  </svg>
);
