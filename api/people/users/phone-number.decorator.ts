import { applyDecorators } from '@nestjs/common';
import { IsString, Matches } from 'class-validator';

/** A field that holds a phone number as people write it, or nothing. */
export const PhoneNumber = () =>
  applyDecorators(
    IsString(),
    Matches(/^[+0-9 ()./-]{0,32}$/, { message: 'phone may hold digits, spaces and + ( ) . / -' }),
  );
