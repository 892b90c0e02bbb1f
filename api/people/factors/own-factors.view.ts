import { ApiProperty } from '@nestjs/swagger';
import { factorKinds, type FactorKind, type SecondFactor } from './second-factor.entity.js';

/** An authenticator app or a passkey of the reader. */
export class FactorView {
  _id: string;

  @ApiProperty({ enum: factorKinds })
  kind: FactorKind;

  /** What they call it. */
  name: string;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  /** Null until it is used for the first time. Instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  lastUsedAt: string | null;

  /** Whether the passkey is kept in more than one place, such as in a cloud; false for an app. */
  isBackedUp: boolean;
}

export class OwnFactorsView {
  /** Oldest first. */
  factors: FactorView[];

  /** How many recovery codes have not been used. */
  recoveryCodesLeft: number;

  /** The first day, in the salon’s time zone, on which their role needs a second factor; null where it does not. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  requiredFrom: string | null;
}

/** A QR code to be drawn as one SVG path. */
export class QrView {
  /** The view box is so many units on each side, with the quiet margin. */
  @ApiProperty({ type: 'integer' })
  size: number;

  /** The dark parts, as the `d` of a path; they are to be dark on light in every theme. */
  path: string;
}

/** An authenticator app that has yet to show a code. What is here is shown once. */
export class NewTotpView {
  _id: string;

  /** To be typed into an app that cannot read the QR code; base 32. */
  secret: string;

  /** What the QR code says: an `otpauth://` address. */
  uri: string;
  qr: QrView;
}

export class FactorAddedView {
  /** With the first factor: ten codes to be kept on paper, shown once. Otherwise null. */
  @ApiProperty({ type: [String], nullable: true })
  recoveryCodes: string[] | null;
}

/** Ten codes to be kept on paper, shown once. */
export class RecoveryCodesView {
  codes: string[];
}

export const toFactorView = ({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
  isBackedUp,
}: SecondFactor): FactorView => ({
  _id: id,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isBackedUp,
});
