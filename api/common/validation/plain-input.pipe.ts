import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { invalidInput, notFound } from '../problem/common.problems.js';
import { escapePointer } from '../problem/validation.js';

/** No DTO is as deep; what walks deeper input runs out of stack. */
const MOST_LEVELS = 8;

/** With the flag `u` this is half of a pair that stands alone: UTF-8 cannot write it. NUL is refused by PostgreSQL. */
const UNWRITABLE = /[\0\uD800-\uDFFF]/u;

/**
 * Every body, query and path parameter passes here once, before its DTO looks at it. Refuses what no field may hold:
 * text that cannot be stored, lists of lists, deep nesting, and names that every object has, such as `__proto__`.
 */
@Injectable()
export class PlainInputPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    if (type === 'param') refuseUnwritablePath(value);
    else if (type !== 'custom') refuseOddities(value, data === undefined ? '#' : `#/${data}`);
    return value;
  }
}

/** Nothing that is stored can have such a name. */
function refuseUnwritablePath(value: unknown): void {
  if (typeof value === 'string' && UNWRITABLE.test(value)) throw notFound('thing');
}

interface Step {
  value: unknown;
  pointer: string;
  level: number;
}

/** A loop, not a recursion: depth is one of the things it guards against. */
function refuseOddities(input: unknown, root: string): void {
  const steps: Step[] = [{ value: input, pointer: root, level: 0 }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { value, pointer, level } = step;
    const oddity = oddityOf(value, level);
    if (oddity) throw invalidInput([{ pointer, detail: oddity }]);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, child] of Object.entries(value)) {
      steps.push({ value: child, pointer: `${pointer}/${escapePointer(name)}`, level: level + 1 });
    }
  }
}

function oddityOf(value: unknown, level: number): string | null {
  if (typeof value === 'string')
    return UNWRITABLE.test(value) ? 'this holds a sign that cannot be stored' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (level > MOST_LEVELS) return 'this is nested too deeply';
  if (Array.isArray(value)) return value.some(Array.isArray) ? 'no list of lists is expected here' : null;
  return Object.keys(value).some((name) => name in Object.prototype) ? 'no field has such a name' : null;
}
