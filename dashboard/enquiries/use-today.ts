import { useQuery } from '@tanstack/react-query';
import { call, isObject, type Read } from '../call.ts';

/** How much waits among what visitors sent, as the call `/today` names it. */
export interface Today {
  readonly newEnquiries: number;
  readonly overdue: number;
  readonly meetingsThisWeek: number;
  readonly held: number;
  readonly failedMessages: number;
}

const todayAnswer: Read<Today> = (answer) => {
  if (!isObject(answer)) return null;
  const { newEnquiries, overdue, meetingsThisWeek, held, failedMessages } = answer;
  return {
    newEnquiries: Number(newEnquiries),
    overdue: Number(overdue),
    meetingsThisWeek: Number(meetingsThisWeek),
    held: Number(held),
    failedMessages: Number(failedMessages),
  };
};

export const useToday = () =>
  useQuery({ queryKey: ['enquiries', 'waiting'], queryFn: ({ signal }) => call('/today', todayAnswer, { signal }) });
