import type { Enquiry, EnquiryChange } from '../../../calls/enquiries.ts';
import type { EnquiryStatus } from '../../../content/enquiries/status.ts';

/** What the company does about an enquiry. */
export type Work = Readonly<{
  status: EnquiryStatus;
  notes: string;
  /** `YYYY-MM-DD`, or empty. */
  followUpOn: string;
  /** The id of an administrator; 0 for none. */
  assignedTo: number;
}>;

export type WorkPart = keyof Work;

export const workParts = ['status', 'assignedTo', 'followUpOn', 'notes'] as const satisfies readonly WorkPart[];

export const workOf = ({
  status,
  notes,
  follow_up_on: followUpOn,
  assigned_to: assignedTo,
}: Pick<Enquiry, 'status' | 'notes' | 'follow_up_on' | 'assigned_to'>): Work => ({
  status,
  notes,
  followUpOn: followUpOn ?? '',
  assignedTo: assignedTo ?? 0,
});

/** The changes between two states; equal values are left out, so that changes by others stay. */
export const changeTo = (wanted: Work, from: Work): EnquiryChange => ({
  ...(wanted.status !== from.status && { status: wanted.status }),
  ...(wanted.notes !== from.notes && { notes: wanted.notes }),
  ...(wanted.followUpOn !== from.followUpOn && {
    follow_up_on: wanted.followUpOn === '' ? null : wanted.followUpOn,
  }),
  ...(wanted.assignedTo !== from.assignedTo && {
    assigned_to: wanted.assignedTo === 0 ? null : wanted.assignedTo,
  }),
});
