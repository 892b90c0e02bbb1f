import { ApiProperty } from '@nestjs/swagger';
import { SignedInView } from '../sessions/session.view.js';

/** What is answered to everybody who asks for a code. */
export class RequestedCodeView {
  /** When the code stops working. Instant, ISO 8601 in UTC. */
  expiresAt: string;

  /** The code itself in the demo salon, which sends no emails; null everywhere else. */
  @ApiProperty({ type: String, nullable: true })
  code: string | null;
}

export class SignedInByCodeView extends SignedInView {
  /** Whether the account was opened just now. */
  isNew: boolean;
}
