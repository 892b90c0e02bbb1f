import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';

/** A new password: any six characters, or a whole sentence. */
export const NewPassword = () => applyDecorators(MaxLength(256), MinLength(6), IsString());
