import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { invalidInput } from './common.problems.js';
import type { FieldProblem } from './problem.js';

/** A name as one step of an RFC 6901 pointer. */
export const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

const flatten = (errors: ValidationError[], parent: string): FieldProblem[] =>
  errors.flatMap((error) => {
    const pointer = `${parent}/${escapePointer(error.property)}`;
    const own = Object.values(error.constraints ?? {}).map((detail) => ({ pointer, detail }));
    return [...own, ...flatten(error.children ?? [], pointer)];
  });

/** Parses every DTO at the border: unknown fields are refused, nothing is converted unless its DTO says so. */
export const validationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => invalidInput(flatten(errors, '#')),
  });
