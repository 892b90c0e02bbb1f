import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { notFound } from '../problem/common.problems.js';

/** The `:id` of a path, converted to lower case as the database writes it. Anything but a UUID is a 404, like an unknown id. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value === 'string' && isUUID(value, 'loose')) return value.toLowerCase();
    throw notFound('item');
  }
}
