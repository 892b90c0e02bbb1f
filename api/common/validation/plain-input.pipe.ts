import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalidInput, notFound } from '../problem/common.problems.js';
import { escapePointer } from '../problem/validation.js';
import { mostValuesOf } from './many-values.decorator.js';
import { sentence, type Sentence } from '../words/sentence.js';

/** No DTO is nested this deeply, and recursive code would overflow the stack on deeper input. */
const MAX_LEVELS = 8;

/** No field has a longer name. Responses repeat unknown names. */
const LONGEST_NAME = 60;

/** With the flag `u`, matches unpaired surrogates, which UTF-8 can't encode. PostgreSQL rejects NUL. */
const UNWRITABLE = /[\0\uD800-\uDFFF]/u;

/**
 * Checks every body, query and path parameter before its DTO is validated. Rejects input that no field may contain:
 * text that can't be stored, nested lists, deep nesting, too many values, and impossible names.
 */
@Injectable()
export class PlainInputPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type, data, metatype }: ArgumentMetadata): unknown {
    if (type === 'param') rejectUnwritablePath(value);
    else if (type !== 'custom') {
      rejectOddities(value, data === undefined ? '#' : `#/${data}`, mostValuesOf(metatype));
    }
    return value;
  }
}

/** Nothing stored has such a name, so it is a 404. */
function rejectUnwritablePath(value: unknown): void {
  if (typeof value === 'string' && UNWRITABLE.test(value)) throw notFound('item');
}

interface Step {
  value: unknown;
  pointer: string;
  level: number;
}

/** A loop instead of recursion, because depth is one of the things it guards against. */
function rejectOddities(input: unknown, root: string, mostValues: number): void {
  const steps: Step[] = [{ value: input, pointer: root, level: 0 }];
  let values = 0;
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { value, pointer, level } = step;
    const oddity = oddityOf(value, level);
    if (oddity) throw invalidInput([{ pointer, detail: oddity }]);
    if (typeof value !== 'object' || value === null) continue;
    values += Object.keys(value).length;
    if (values > mostValues) throw invalidInput([{ pointer: root, detail: sentence('tooManyFields') }]);
    for (const [name, child] of Object.entries(value)) {
      steps.push({ value: child, pointer: `${pointer}/${escapePointer(name)}`, level: level + 1 });
    }
  }
}

function oddityOf(value: unknown, level: number): Sentence | null {
  if (typeof value === 'string') return UNWRITABLE.test(value) ? sentence('unwritableCharacter') : null;
  if (typeof value !== 'object' || value === null) return null;
  if (level > MAX_LEVELS) return sentence('tooDeep');
  if (Array.isArray(value)) return value.some(Array.isArray) ? sentence('listInList') : null;
  return Object.keys(value).some(cannotBeField) ? sentence('notAFieldName') : null;
}

/** `__proto__` and the like exist on every object. */
const cannotBeField = (name: string): boolean => name in Object.prototype || name.length > LONGEST_NAME;
