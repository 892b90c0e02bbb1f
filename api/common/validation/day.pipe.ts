import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../problem/common.problems.js';
import { isLocalDate, type LocalDate } from '../time/local-date.js';
import { isOfOurTimes } from './is-local-date.js';

/** The `:day` of a path. Anything but a calendar day is a 404. */
@Injectable()
export class DayPipe implements PipeTransform<unknown, LocalDate> {
  transform(value: unknown): LocalDate {
    if (isLocalDate(value) && isOfOurTimes(value)) return value;
    throw notFound('day');
  }
}
