import { figures } from '../../../words/figures.gen';
import { useWords } from '../../../words/use-words';
import type { PaymentMethod } from './payment-methods';

/** The choices of the sentence are words without hyphens, and one of them is `other`. */
const choices = {
  cash: 'cash',
  card: 'card',
  transfer: 'transfer',
  'gift-card': 'giftCard',
  elsewhere: 'other',
} as const;

/** What a payment method is called. */
export function useMethodName() {
  const words = useWords(figures);
  return (method: PaymentMethod): string => words.method({ method: choices[method] });
}
