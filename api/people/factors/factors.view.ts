import { ApiProperty } from '@nestjs/swagger';
import { factorWays, type FactorWay } from './domain/factor-way.js';

/** How somebody who is logging in can prove their second factor. */
export class FactorWaysView {
  @ApiProperty({ enum: factorWays, isArray: true })
  ways: FactorWay[];
}

/** The first half of logging in is done, and nobody is signed in yet: `POST /auth/factor`, or a passkey, is next. */
export class FactorNeededView extends FactorWaysView {
  @ApiProperty({ enum: ['factor'] })
  next: 'factor';
}

/** What a browser passes to its passkeys. */
export class PasskeyOptionsView {
  /** Goes back with the answer, within five minutes, once. */
  ceremonyId: string;

  /**
   * For `PublicKeyCredential.parseCreationOptionsFromJSON` where a passkey is added, and otherwise for
   * `parseRequestOptionsFromJSON`.
   */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: Record<string, unknown>;
}
