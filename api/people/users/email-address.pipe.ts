import { Injectable, type PipeTransform } from '@nestjs/common';
import { isEmailAddress } from '../../common/validation/email-address.js';
import { invalidEmail } from './users.problems.js';

/** The `:email` of a path. The router has decoded it, so it may contain anything, including NUL. */
@Injectable()
export class EmailAddressPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (isEmailAddress(value)) return value;
    throw invalidEmail();
  }
}
