import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../common/problem/common.problems.js';

/** Blocks are counted. What is no number that a row could have names nothing. */
@Injectable()
export class BlockIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value)) return value;
    throw notFound('block');
  }
}
