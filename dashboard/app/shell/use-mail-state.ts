import { useQuery } from '@tanstack/react-query';
import { emails } from '../../../calls/emails.ts';
import { callApi } from '../call-api.ts';

/** Whether emails can be sent, and how many are waiting. */
export const useMailState = () =>
  useQuery({ queryKey: ['outbox', 'mail'], queryFn: ({ signal }) => callApi(emails.mail, { signal }) });
