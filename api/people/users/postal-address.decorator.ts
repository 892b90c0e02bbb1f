import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

const MAX_ADDRESS = 300;

/** A postal address in as many lines as it has, or empty. */
export const PostalAddress = () =>
  applyDecorators(
    Trimmed(),
    Matches(/^[\P{Cc}\r\n]*$/u, {
      message: 'address must not contain control characters other than line breaks',
    }),
    MaxLength(MAX_ADDRESS),
    IsString(),
  );
