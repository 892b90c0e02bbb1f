import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { isProblemCode, type ProblemCode } from './catalogue.js';
import { type FieldProblem, Problem } from './problem.js';

/** A name as one segment of an RFC 6901 pointer. */
export const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

const flatten = (errors: ValidationError[], parent: string): FieldProblem[] =>
  errors.flatMap((error) => {
    const pointer = `${parent}/${escapePointer(error.property)}`;
    const own = Object.entries(error.constraints ?? {}).map(([rule, english]) => ({
      pointer,
      detail: { rule, english },
    }));
    return [...own, ...flatten(error.children ?? [], pointer)];
  });

/** A validation rule named like a problem code gives the problem that code, if it is the only error. */
const codeOf = ([error, another]: ValidationError[]): ProblemCode => {
  const [rule = ''] = Object.keys(error?.constraints ?? {});
  return !another && isProblemCode(rule) ? rule : 'invalid-input';
};

/** Validates every DTO: rejects unknown fields, and converts nothing unless the DTO says so. */
export const validationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new Problem(codeOf(errors), { errors: flatten(errors, '#') }),
  });
