import { ApiProperty } from '@nestjs/swagger';
import { type TeamRole, teamRoles } from '../../common/access/role.js';
import { type InvitationState, invitationStates } from './domain/invitation-life.js';

const nextSteps = ['accept', 'register', 'log-in', 'log-out', 'none'] as const;

/** The next step for the reader of the link. */
export type NextStep = (typeof nextSteps)[number];

/** An invitation as the person with its link sees it. */
export class ReceivedInvitationView {
  @ApiProperty({ enum: invitationStates })
  state: InvitationState;

  /** The invited person. */
  email: string;

  @ApiProperty({ enum: teamRoles })
  role: TeamRole;

  /**
   * The reader's next step: accept it, register an account for it, log in to the account with its address, or log out
   * of another account first. None if the link no longer works.
   */
  @ApiProperty({ enum: nextSteps })
  next: NextStep;
}
