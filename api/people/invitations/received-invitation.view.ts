import { ApiProperty } from '@nestjs/swagger';
import { type TeamRole, teamRoles } from '../../common/access/role.js';
import { type InvitationState, invitationStates } from './domain/invitation-life.js';

const nextSteps = ['accept', 'register', 'log-in', 'log-out', 'none'] as const;

/** What somebody who holds the link has to do. */
export type NextStep = (typeof nextSteps)[number];

/** An invitation as whoever has its link sees it. */
export class ReceivedInvitationView {
  @ApiProperty({ enum: invitationStates })
  state: InvitationState;

  /** Whom it is for. */
  email: string;

  @ApiProperty({ enum: teamRoles })
  role: TeamRole;

  /**
   * What its reader does next: accept it, register an account for it, log in to the account with its address, or log out of
   * another account first. Nothing where it does not work any more.
   */
  @ApiProperty({ enum: nextSteps })
  next: NextStep;
}
