import { fieldRulesIn, type FieldRules } from '../lib/field-rules';
import { fields } from '../words/fields.gen';
import type { FieldsWords } from '../words/types.gen';
import { useWords } from '../words/use-words';

const made = new WeakMap<FieldsWords, FieldRules>();

/** Field rules with messages in the page's language. */
export function useFieldRules(): FieldRules {
  const words = useWords(fields);
  const known = made.get(words) ?? fieldRulesIn(words);
  made.set(words, known);
  return known;
}
