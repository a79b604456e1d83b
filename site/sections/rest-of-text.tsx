import type { Text } from '../../fields/field.ts';
import { splitLead } from '../../fields/rich-text/split-lead.ts';
import { RichText } from './rich-text.tsx';

/** What the picture at the top of a page has no room for: a formatted text but for the paragraph that stands there. */
export function RestOfText({ text }: { readonly text: Text }) {
  const { rest } = splitLead(text);
  return rest === null ? null : (
    <div className="section container-site">
      <div className="max-w-3xl text-lg text-mist">
        <RichText text={rest} />
      </div>
    </div>
  );
}
