import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ApiLanguage } from '../../common/http/api-language.decorator.js';
import type { OwnAreas, SalonWords } from '../../common/words/salon-words.js';
import type { Language } from '../../words/types.gen.js';

/** A sentence in forms, of which the salon has written some. */
export class OwnFormsView {
  /** The value that selects the form, and its cases. */
  @ApiProperty({
    type: 'array',
    items: {
      type: 'object',
      properties: { value: { type: 'string' }, cases: { type: 'array', items: { type: 'string' } } },
      required: ['value', 'cases'],
    },
  })
  by: { value: string; cases: string[] }[];

  /** A text for each case, or for cases joined by full stops. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  forms: Record<string, string>;
}

/** The salon's own texts on its pages. Values are inserted by name: "{name}". */
@ApiExtraModels(OwnFormsView)
export class OwnWordsView {
  @ApiLanguage()
  language: Language;

  /** By area, and by the name of the sentence. */
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: { oneOf: [{ type: 'string' }, { $ref: getSchemaPath(OwnFormsView) }] },
    },
  })
  areas: OwnAreas;
}

const WEB = 'web/';

/** Those of the web app alone, by the names that its areas have there; null if there are none. */
export function toOwnWordsView(words: SalonWords, language: Language): OwnWordsView | null {
  const areas = Object.entries(words.in(language))
    .filter(([area]) => area.startsWith(WEB))
    .map(([area, sentences]) => [area.slice(WEB.length), sentences] as const);
  return areas.length === 0 ? null : { language, areas: Object.fromEntries(areas) };
}
