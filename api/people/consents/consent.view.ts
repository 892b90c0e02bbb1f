import { ApiProperty } from '@nestjs/swagger';
import {
  type Consent,
  type ConsentKind,
  consentKinds,
  type ConsentOrigin,
  consentOrigins,
} from './domain/consents.js';

/** A client's choice about one kind of email or message. */
export class ConsentView {
  @ApiProperty({ enum: consentKinds })
  kind: ConsentKind;

  /** Null if they were never asked. Until they decline, reminders by email are sent; news needs a consent. */
  @ApiProperty({ type: Boolean, nullable: true })
  isGiven: boolean | null;

  /** Author of the entry: the client in their account, or the desk. */
  @ApiProperty({ enum: consentOrigins, nullable: true })
  origin: ConsentOrigin | null;

  /** Instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  decidedAt: string | null;
}

/** One entry for each kind. */
export const toConsentViews = (consents: readonly Consent[]): ConsentView[] =>
  consentKinds.map((kind) => {
    const said = consents.find((consent) => consent.kind === kind);
    return {
      kind,
      isGiven: said?.isGiven ?? null,
      origin: said?.origin ?? null,
      decidedAt: said?.decidedAt.toISOString() ?? null,
    };
  });
