import { useQuery } from '@tanstack/react-query';
import { account } from '../../../calls/account.ts';
import { callApi } from '../../app/call-api.ts';

export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: ({ signal }) => callApi(account.get, { signal }) });

export const useSessions = () =>
  useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => callApi(account.sessions, { signal }) });

export const usePasskeys = () =>
  useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => callApi(account.passkeys, { signal }) });
