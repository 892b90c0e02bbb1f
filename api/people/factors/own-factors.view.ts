import { ApiProperty } from '@nestjs/swagger';
import { factorKinds, type FactorKind, type SecondFactor } from './second-factor.entity.js';

/** An authenticator app or a passkey of the reader. */
export class FactorView {
  _id: string;

  @ApiProperty({ enum: factorKinds })
  kind: FactorKind;

  /** Its name. */
  name: string;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  /** Null until its first use. Instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  lastUsedAt: string | null;

  /** True if the passkey is synced, for example in a cloud; false for an app. */
  isBackedUp: boolean;
}

export class OwnFactorsView {
  /** Oldest first. */
  factors: FactorView[];

  /** The number of unused recovery codes. */
  recoveryCodesLeft: number;

  /** The first day, in the salon’s time zone, on which their role needs a second factor; null if it doesn't. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  requiredFrom: string | null;
}

/** A QR code to be drawn as one SVG path. */
export class QrView {
  /** The side length of the view box, quiet margin included. */
  @ApiProperty({ type: 'integer' })
  size: number;

  /** The dark parts, as the `d` of a path; they are to be dark on light in every theme. */
  path: string;
}

/** An authenticator app that has yet to show a code. This data is shown only once. */
export class NewTotpView {
  _id: string;

  /** For apps that can't read the QR code; base 32. */
  secret: string;

  /** The content of the QR code: an `otpauth://` address. */
  uri: string;
  qr: QrView;
}

export class FactorAddedView {
  /** With the first factor: ten codes to keep on paper, shown only once. Otherwise null. */
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
