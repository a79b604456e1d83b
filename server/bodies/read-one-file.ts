import type { FastifyRequest } from 'fastify';
import type { FileKind } from '../../fields/field.ts';
import { CallError } from '../http/call-error.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { type MultipartTarget, readMultipart } from './read-multipart.ts';

interface OneFileTarget<Taken extends { readonly id: number }> extends Omit<MultipartTarget<Taken>, 'acceptOf'> {
  readonly accept: readonly FileKind[];
}

/**
 * Reads a form that consists of one file in the part `file`.
 * @throws CallError, InvalidError, UploadError; `uploaded` then has what was stored before
 */
export async function readOneFile<Taken extends { readonly id: number }>(
  request: FastifyRequest,
  { accept, uploaded, media }: OneFileTarget<Taken>,
): Promise<Taken> {
  if (!request.isMultipart()) throw new CallError(415, 'unsupportedBody');
  const acceptOf = (name: string) => (name === 'file' ? accept : undefined);
  const parts = await readMultipart(request, { media, uploaded, acceptOf });
  const [file, second] = uploaded;
  if (file === undefined) throw new InvalidError([{ path: 'file', code: 'required' }]);
  const extra = parts.find(({ name }) => name !== 'file');
  if (extra !== undefined) throw new InvalidError([{ path: extra.name, code: 'unknownField' }], 'unknownField');
  if (second !== undefined) throw new InvalidError([{ path: 'file', code: 'tooMany', params: { max: 1 } }]);
  return file;
}
