import { figures } from '../../../words/figures.gen';
import { useWords } from '../../../words/use-words';
import type { PaymentMethod } from './payment-methods';

/** ICU choices are words without hyphens, and one of them is `other`. */
const choices = {
  cash: 'cash',
  card: 'card',
  transfer: 'transfer',
  'gift-card': 'giftCard',
  elsewhere: 'other',
} as const;

/** The name of a payment method. */
export function useMethodName() {
  const words = useWords(figures);
  return (method: PaymentMethod): string => words.method({ method: choices[method] });
}
