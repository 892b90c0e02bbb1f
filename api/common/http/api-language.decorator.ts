import { ApiProperty, ApiQuery } from '@nestjs/swagger';
import { languages } from '../../words/languages.gen.js';

/** One of the app's languages, in the contract. */
export const ApiLanguage = ({ nullable = false } = {}): PropertyDecorator =>
  // A nullable property must state its type, which a reference to a named enum would hide.
  ApiProperty(
    nullable ? { type: String, enum: languages, nullable } : { enum: languages, enumName: 'Language' },
  );

/** A route that responds in the language given in its URL. */
export const ApiLanguageQuery = (): MethodDecorator =>
  ApiQuery({
    name: 'language',
    required: false,
    enum: languages,
    enumName: 'Language',
    description: 'The language of the texts. Default: the salon’s main language.',
  });
