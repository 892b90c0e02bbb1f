import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../common/problem/common.problems.js';
import { worksHere } from '../../common/access/role.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';
import type { User } from '../users/user.entity.js';

/** In user-perceived characters. Clients keep the specification's six. */
const MIN_TEAM_CHARACTERS = 10;

const TOO_SHORT = sentence('teamPasswordTooShort', { characters: MIN_TEAM_CHARACTERS });
const TOO_COMMON = sentence('passwordTooCommon');

/**
 * "1111111111", "abc123abc123": these lead every list of leaked passwords, and are detected here instead of being
 * listed.
 */
const REPEATS_ITSELF = /^(.+?)\1+$/su;

/** "abcdefghij", "9876543210": each character follows the previous one. */
function isRow(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((sign, at) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0));
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) === 1;
}

/** The password rules for team members (decision 29). */
@Injectable()
export class PasswordStrengthService {
  private common: Promise<ReadonlySet<string>> | null = null;

  /** Throws 422 at this field if the password is too weak for the account's role. */
  async assertFitFor(who: Pick<User, 'role'>, password: string, field: string): Promise<void> {
    const detail = worksHere(who) ? await this.weaknessOf(password) : null;
    if (detail !== null) throw invalidInput([{ pointer: `#/${field}`, detail }]);
  }

  /** True if the account's password is too weak for its current role. */
  async isTooWeakFor(who: Pick<User, 'role'>, password: string): Promise<boolean> {
    return worksHere(who) && (await this.weaknessOf(password)) !== null;
  }

  private async weaknessOf(password: string): Promise<Sentence | null> {
    if ([...password].length < MIN_TEAM_CHARACTERS) return TOO_SHORT;
    const typed = password.trim().toLowerCase();
    if (REPEATS_ITSELF.test(typed) || isRow(typed)) return TOO_COMMON;
    // Loaded on first use: it is large, and most instances never need it.
    this.common ??= readCommonPasswords();
    return (await this.common).has(typed) ? TOO_COMMON : null;
  }
}

/** The most common leaked passwords; only sufficiently long ones are kept. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .map((password) => String(password).toLowerCase())
      .filter((password) => password.length >= MIN_TEAM_CHARACTERS),
  );
}
