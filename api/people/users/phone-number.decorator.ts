import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';
import { plainFigures } from '../../common/text/plain-figures.js';

/** At most 32 characters: empty, or at least four digits, the shortest number in any country. */
const PHONE = /^(?=.{0,32}$)(?: *|(?:[+ ()./-]*[0-9]){4,}[+ ()./-]*)$/;

/** A field with a phone number as people write it, or empty. Digits of other scripts are converted to 0 to 9. */
export const PhoneNumber = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plainFigures(value) : value)),
    IsString(),
    Matches(PHONE, { message: 'phone has at least 4 digits, and may hold spaces and + ( ) . / -' }),
  );
