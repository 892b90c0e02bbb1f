import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidInput } from '../common/problem/common.problems.js';
import { isEmailAddress } from './email-address.js';

/** The `:email` of a path. The router has decoded it, so it may hold anything, NUL included. */
@Injectable()
export class EmailAddressPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (isEmailAddress(value)) return value;
    throw invalidInput([{ pointer: '#/email', detail: 'the path must name a valid e-mail address' }]);
  }
}
