import type { Type } from '@nestjs/common';
import { validationPipe } from '../problem/validation.js';
import { PlainInputPipe } from './plain-input.pipe.js';

const plainInput = new PlainInputPipe();
const validation = validationPipe();

/** For guards that read the body: they run before the pipes, but must still reject invalid fields properly. */
export async function validatedBody<Dto>(metatype: Type<Dto>, body: unknown): Promise<Dto> {
  const metadata = { type: 'body', metatype } as const;
  return (await validation.transform(plainInput.transform(body, metadata), metadata)) as Dto;
}
