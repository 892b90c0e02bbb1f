import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type as Typed } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { languages } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';

/**
 * The owner's texts in a request: one field per supported language, with its texts. An omitted language or text stays
 * as it is; null deletes the translation.
 */
export function ChangesInEachLanguage<Texts extends object>(
  texts: Type<Texts>,
): Type<Partial<Record<Language, Texts | null>>> {
  class InEachLanguage {}
  for (const language of languages) {
    const rules = [
      ApiProperty({ type: texts, nullable: true, required: false }),
      IsOptional(),
      ValidateNested(),
      Typed(() => texts),
    ];
    for (const rule of rules) rule(InEachLanguage.prototype, language);
  }
  return InEachLanguage;
}

/** The owner's texts in a response. Languages without a translation have no field. */
export function InEachLanguage<Texts extends object>(
  texts: Type<Texts>,
): Type<Partial<Record<Language, Texts>>> {
  class InEachLanguage {}
  for (const language of languages)
    ApiProperty({ type: texts, required: false })(InEachLanguage.prototype, language);
  return InEachLanguage;
}

/** Lists the texts that are in another language than requested. */
export const ApiFallbacks = (fields: readonly string[]): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field, { type: 'string', enum: [...languages], example: 'en' }]),
    ),
    selfRequired: true,
    additionalProperties: false,
    description:
      'The texts without a translation into the requested language, and the language that they are in instead.',
  });
