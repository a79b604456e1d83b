import { library } from '../../calls/library.ts';
import { notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import { sendUpload } from '../media/send-upload.ts';
import { fileGateOf } from './file-gate-of.ts';

/** Serves stored files below the base address of the calls, where legacy clients expect them. */
export function serveUploads(serve: Serve, services: Parameters<typeof fileGateOf>[0]): void {
  const gate = fileGateOf(services);
  serve(library.upload, async ({ params, request, reply }) => {
    if (await sendUpload(gate, request, reply, params.name)) return reply;
    throw notFound();
  });
}
