import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../common/problem/common.problems.js';
import { worksHere } from '../../common/access/role.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';
import type { User } from '../users/user.entity.js';

/** In characters as people count them. Clients keep the specification's six. */
const MIN_TEAM_CHARACTERS = 10;

const TOO_SHORT = sentence('teamPasswordTooShort', { characters: MIN_TEAM_CHARACTERS });
const TOO_COMMON = sentence('passwordTooCommon');

/** "1111111111", "abc123abc123": these lead every list of leaks, and ours leaves them to be recognised. */
const REPEATS_ITSELF = /^(.+?)\1+$/su;

/** "abcdefghij", "9876543210": each sign follows the one before it. */
function isRow(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((sign, at) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0));
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) === 1;
}

/** What passwords of people who work here have to be like (decision 29). */
@Injectable()
export class PasswordStrengthService {
  private common: Promise<ReadonlySet<string>> | null = null;

  /** Throws 422 at this field when the password will not do for the account. */
  async assertFitFor(who: Pick<User, 'role'>, password: string, field: string): Promise<void> {
    const detail = worksHere(who) ? await this.weaknessOf(password) : null;
    if (detail !== null) throw invalidInput([{ pointer: `#/${field}`, detail }]);
  }

  /** Whether an account has a password that will not do for what it has become. */
  async isTooWeakFor(who: Pick<User, 'role'>, password: string): Promise<boolean> {
    return worksHere(who) && (await this.weaknessOf(password)) !== null;
  }

  private async weaknessOf(password: string): Promise<Sentence | null> {
    if ([...password].length < MIN_TEAM_CHARACTERS) return TOO_SHORT;
    const typed = password.trim().toLowerCase();
    if (REPEATS_ITSELF.test(typed) || isRow(typed)) return TOO_COMMON;
    // Read when it is first needed: it is large, and most copies of the app never ask.
    this.common ??= readCommonPasswords();
    return (await this.common).has(typed) ? TOO_COMMON : null;
  }
}

/** The commonest passwords of known leaks, of which only those that are long enough have to be kept. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .map((password) => String(password).toLowerCase())
      .filter((password) => password.length >= MIN_TEAM_CHARACTERS),
  );
}
