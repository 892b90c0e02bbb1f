import type { Language } from '../../words/types.gen.js';
import { mainLanguage } from '../../words/languages.gen.js';
import { say, sentence } from './sentence.js';

/** What a rule of class-validator says: the rule's name, and its own English, which alone knows the bounds. */
export interface BrokenRule {
  rule: string;
  english: string;
}

export const sayRule = ({ rule, english }: BrokenRule, language: Language): string =>
  language === mainLanguage ? english : say(sentence('ruleBroken', { rule }), language);
