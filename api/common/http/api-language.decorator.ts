import { ApiProperty, ApiQuery } from '@nestjs/swagger';
import { languages } from '../../words/languages.gen.js';

/** One of the languages that the program speaks, in the contract. */
export const ApiLanguage = ({ nullable = false } = {}): PropertyDecorator =>
  // What may be null has to say its type, which a name for the list would hide.
  ApiProperty(
    nullable ? { type: String, enum: languages, nullable } : { enum: languages, enumName: 'Language' },
  );

/** A route that answers in the language that its address asks for. */
export const ApiLanguageQuery = (): MethodDecorator =>
  ApiQuery({
    name: 'language',
    required: false,
    enum: languages,
    enumName: 'Language',
    description: 'Of the texts that have a translation; the salon’s main language when left out.',
  });
