import { ValidateIf } from 'class-validator';

/** Like `@IsOptional`, except that null is not accepted. */
export const IfGiven = () => ValidateIf((_, value: unknown) => value !== undefined);
