import { content, type ContentDocument, type ImportOutcome } from '../../../calls/content.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';

/**
 * Parses the document in a file.
 * @throws CallFailure with the server's message if it is invalid
 */
function parse(text: string): ContentDocument {
  try {
    return content.import.body.schema.parse(JSON.parse(text));
  } catch {
    throw new CallFailure(400, callMessage('contentForeign', currentLanguage()));
  }
}

/** A document and the changes it would make. */
export interface Trial {
  readonly body: ContentDocument;
  readonly outcome: ImportOutcome;
}

/** Previews the changes of a document. Fails for a file that is not a document. */
export const useTrial = (): Action<File, Trial> =>
  useAction(
    async (file: File) => {
      const body = parse(await file.text());
      return { body, outcome: await callApi(content.import, { query: { 'dry-run': '1' }, body }) };
    },
    { tell: () => null, refresh: () => undefined },
  );

/** Imports a document. */
export const useImport = (onDone: () => void) =>
  useAction((body: ContentDocument) => callApi(content.import, { body }), { onDone });
