import type { Language } from '../../words/types.gen.js';
import { mainLanguage } from '../../words/languages.gen.js';
import { say, sentence } from './sentence.js';

/** A broken class-validator rule: its name, and its English message, which is the only place with the bounds. */
export interface BrokenRule {
  rule: string;
  english: string;
}

export const sayRule = ({ rule, english }: BrokenRule, language: Language): string =>
  language === mainLanguage ? english : say(sentence('ruleBroken', { rule }), language);
