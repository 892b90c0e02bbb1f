import type { Language } from '../../words/types.gen.js';
import { figures } from '../../words/words.gen.js';
import type { PaymentMethod } from './payment-methods.js';

/** ICU choices are words without hyphens, and one of them is `other`. */
const choices: Record<PaymentMethod, string> = {
  cash: 'cash',
  card: 'card',
  transfer: 'transfer',
  'gift-card': 'giftCard',
  elsewhere: 'other',
};

/** The name of a payment method in a table. */
export const methodName = (method: PaymentMethod, language: Language): string =>
  figures[language].method({ method: choices[method] });
