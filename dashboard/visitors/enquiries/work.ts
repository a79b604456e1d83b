import type { Enquiry, EnquiryChange } from '../../../calls/enquiries.ts';
import type { EnquiryStatus } from '../../../content/enquiries/status.ts';

/** What the company does about a message. */
export interface Work {
  readonly status: EnquiryStatus;
  readonly notes: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly followUpOn: string;
  /** Of an administrator; 0 for nobody. */
  readonly assignedTo: number;
}

export type WorkPart = keyof Work;

const parts = ['status', 'assignedTo', 'followUpOn', 'notes'] as const satisfies readonly WorkPart[];

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

/** The parts in which two differ. */
export const differences = (one: Work, other: Work): readonly WorkPart[] =>
  parts.filter((part) => one[part] !== other[part]);

/** The change that leads from one to the other; what is the same in both is left to others. */
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

/** What was typed over `before`, now that somebody else saved `newer`: untouched parts follow it. */
export const follow = (typed: Work, before: Work, newer: Work): Work => ({
  status: typed.status === before.status ? newer.status : typed.status,
  notes: typed.notes === before.notes ? newer.notes : typed.notes,
  followUpOn: typed.followUpOn === before.followUpOn ? newer.followUpOn : typed.followUpOn,
  assignedTo: typed.assignedTo === before.assignedTo ? newer.assignedTo : typed.assignedTo,
});

/** The parts that were changed here and elsewhere, to different ends. */
export const clashesOf = (typed: Work, before: Work, newer: Work): readonly WorkPart[] =>
  differences(typed, before).filter((part) => before[part] !== newer[part] && typed[part] !== newer[part]);
