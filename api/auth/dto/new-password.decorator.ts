import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';

/** A password that somebody chooses. Any six signs will do, and a sentence too. */
export const NewPassword = () => applyDecorators(MaxLength(256), MinLength(6), IsString());
