import { Injectable, type PipeTransform } from '@nestjs/common';
import { noSuchClose } from './till.problems.js';

/** The `:number` of a close in a path, which may be a number already. Anything else is a 404, like a number without a close. */
@Injectable()
export class CloseNumberPipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    if (/^[1-9]\d{0,8}$/.test(String(value))) return Number(value);
    throw noSuchClose();
  }
}
