import { ApiProperty } from '@nestjs/swagger';
import { SignedInView } from '../sessions/session.view.js';

/** The response to every request for a code. */
export class RequestedCodeView {
  /** The expiry of the code. Instant, ISO 8601 in UTC. */
  expiresAt: string;

  /** The code itself in the demo salon, which sends no emails; null everywhere else. */
  @ApiProperty({ type: String, nullable: true })
  code: string | null;
}

export class SignedInByCodeView extends SignedInView {
  /** True if the account was just created. */
  isNew: boolean;
}
