import { ApiProperty } from '@nestjs/swagger';
import { type Role, roles } from '../../common/access/role.js';
import { ApiLanguage } from '../../common/http/api-language.decorator.js';
import { knownLanguage } from '../../common/words/known-language.js';
import type { Language } from '../../words/types.gen.js';
import { ConsentView } from '../../people/consents/consent.view.js';
import type { User } from '../../people/users/user.entity.js';

/** An account as its owner sees it. */
export class AccountView {
  _id: string;
  email: string;
  name: string;

  /** Empty without one. */
  phone: string;

  @ApiProperty({ enum: roles })
  role: Role;

  /** The language of their dashboard and emails; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  language: Language | null;

  /** True if the email address is verified. */
  isVerified: boolean;

  /** False if Google is the only way to log in. */
  hasPassword: boolean;

  /** True if the account is linked to Google. */
  google: boolean;

  /** True if the salon asks for a review by email after a visit; null until the address is verified. */
  @ApiProperty({ type: Boolean, nullable: true })
  isAskedForReviews: boolean | null;

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty if unknown. */
  birthday: string;

  /** The postal address, in several lines; empty without one. */
  address: string;

  /** One entry for each kind of email and message. */
  consents: ConsentView[];

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

export const toAccountView = (
  user: User,
  about: Pick<AccountView, 'google' | 'isAskedForReviews' | 'birthday' | 'address' | 'consents'>,
): AccountView => ({
  _id: user.id,
  email: user.email,
  name: user.name,
  phone: user.phone,
  role: user.role,
  language: knownLanguage(user.lang),
  isVerified: user.verifiedAt !== null,
  hasPassword: user.passwordHash !== null,
  ...about,
  createdAt: user.createdAt.toISOString(),
});
