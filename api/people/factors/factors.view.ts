import { ApiProperty } from '@nestjs/swagger';
import { factorWays, type FactorWay } from './domain/factor-way.js';

/** The second factors with which a user can finish logging in. */
export class FactorWaysView {
  @ApiProperty({ enum: factorWays, isArray: true })
  ways: FactorWay[];
}

/** The first step of the log-in is done, but no one is logged in yet: `POST /auth/factor` or a passkey is next. */
export class FactorNeededView extends FactorWaysView {
  @ApiProperty({ enum: ['factor'] })
  next: 'factor';
}

/** Options that a browser passes to its passkeys. */
export class PasskeyOptionsView {
  /** Send it back with the result, within five minutes, only once. */
  ceremonyId: string;

  /**
   * For `PublicKeyCredential.parseCreationOptionsFromJSON` where a passkey is added, and otherwise for
   * `parseRequestOptionsFromJSON`.
   */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: Record<string, unknown>;
}
