import { useQuery } from '@tanstack/react-query';
import { account } from '../../../calls/account.ts';
import { ask } from '../../app/ask.ts';

export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: ({ signal }) => ask(account.get, { signal }) });

export const useSessions = () =>
  useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => ask(account.sessions, { signal }) });

export const usePasskeys = () =>
  useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => ask(account.passkeys, { signal }) });
