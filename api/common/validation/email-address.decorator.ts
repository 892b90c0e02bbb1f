import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { Trimmed } from './trimmed.decorator.js';
import { isEmailAddress } from './email-address.js';

/** A field with one email address; surrounding spaces are removed. */
export const EmailAddress = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: 254 }),
    Trimmed(),
    ValidateBy({
      name: 'invalid-email',
      validator: {
        validate: isEmailAddress,
        defaultMessage: () => 'Provide a valid Email',
      },
    }),
  );
