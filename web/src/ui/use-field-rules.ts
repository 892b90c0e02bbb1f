import { fieldRulesIn, type FieldRules } from '../lib/field-rules';
import { fields } from '../words/fields.gen';
import type { FieldsWords } from '../words/types.gen';
import { useWords } from '../words/use-words';

const made = new WeakMap<FieldsWords, FieldRules>();

/** The rules of fields, whose sentences are in the language of the page. */
export function useFieldRules(): FieldRules {
  const words = useWords(fields);
  const known = made.get(words) ?? fieldRulesIn(words);
  made.set(words, known);
  return known;
}
