import { ValidateIf } from 'class-validator';

/** Unlike `@IsOptional`, this does not take null for an answer. */
export const IfGiven = () => ValidateIf((_, value: unknown) => value !== undefined);
