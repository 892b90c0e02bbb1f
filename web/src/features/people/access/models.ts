import type { AnswerOf } from '../../../api/use-api';

/** An account as admins see it. */
export type ListedAccount = AnswerOf<'/users'>['items'][number];
export type Role = ListedAccount['role'];
export type Grant = ListedAccount['grants'][number];
export type Invitation = AnswerOf<'/invitations'>[number];
export type InvitedRole = Invitation['role'];

/** A team member, as far as accounts refer to them. */
export interface Member {
  _id: string;
  name: string;
}
