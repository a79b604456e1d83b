import { useMutation, useQueryClient } from '@tanstack/react-query';
import { content, type ContentDocument } from '../../calls/content.ts';
import { callMessage } from '../../language/call-words.ts';
import { ask } from '../ask.ts';
import { CallFailure } from '../call-failure.ts';
import { currentLanguage } from '../current-language.ts';
import { reread } from '../records/use-records.ts';

/** The document in a file. @throws CallFailure in the server's words where there is none */
function parse(text: string): ContentDocument {
  try {
    return content.import.body.schema.parse(JSON.parse(text));
  } catch {
    throw new CallFailure(400, callMessage('contentForeign', currentLanguage()));
  }
}

/** Says what a document would change; a trial of a file that is none fails. */
export const useTrial = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const body = parse(await file.text());
      return { body, outcome: await ask(content.import, { query: { 'dry-run': '1' }, body }) };
    },
    networkMode: 'always',
  });

/** Takes a document in. */
export function useImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ContentDocument) => ask(content.import, { body }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
}
