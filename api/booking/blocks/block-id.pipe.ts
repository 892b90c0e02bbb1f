import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../common/problem/common.problems.js';

/** Block ids are numbers. Anything that can't be a row's id is a 404. */
@Injectable()
export class BlockIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value)) return value;
    throw notFound('block');
  }
}
