import type { Type } from '@nestjs/common';
import { validationPipe } from '../problem/validation.js';
import { PlainInputPipe } from './plain-input.pipe.js';

const plainInput = new PlainInputPipe();
const validation = validationPipe();

/** For guards that read the body: they run before the pipes, and a mistake in a field has to be answered all the same. */
export async function validatedBody<Dto>(metatype: Type<Dto>, body: unknown): Promise<Dto> {
  const metadata = { type: 'body', metatype } as const;
  return (await validation.transform(plainInput.transform(body, metadata), metadata)) as Dto;
}
