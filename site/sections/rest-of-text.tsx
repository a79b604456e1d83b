import type { Text } from '../../fields/field.ts';
import { splitLead } from '../../fields/rich-text/split-lead.ts';
import { RichText } from './rich-text.tsx';

/** A formatted text without its first paragraph, which is in the picture at the top of the page. */
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
