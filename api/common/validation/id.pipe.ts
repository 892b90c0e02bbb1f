import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { notFound } from '../problem/common.problems.js';

/** The `:id` of a path. What is no UUID names nothing, so it is answered like any id that nobody has. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value === 'string' && isUUID(value, 'loose')) return value;
    throw notFound('thing');
  }
}
