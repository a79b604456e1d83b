import { content, type ContentDocument, type ImportOutcome } from '../../../calls/content.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The document in a file. @throws CallFailure in the server's words where there is none */
function parse(text: string): ContentDocument {
  try {
    return content.import.body.schema.parse(JSON.parse(text));
  } catch {
    throw new CallFailure(400, callMessage('contentForeign', currentLanguage()));
  }
}

/** A document with what it would change. */
export interface Trial {
  readonly body: ContentDocument;
  readonly outcome: ImportOutcome;
}

/** Says what a document would change; a trial of a file that is none fails. */
export const useTrial = (): Action<File, Trial> =>
  useAction(
    async (file: File) => {
      const body = parse(await file.text());
      return { body, outcome: await callApi(content.import, { query: { 'dry-run': '1' }, body }) };
    },
    { tell: () => null, refresh: () => undefined },
  );

/** Takes a document in. */
export const useImport = (onDone: () => void) =>
  useAction((body: ContentDocument) => callApi(content.import, { body }), { onDone });
