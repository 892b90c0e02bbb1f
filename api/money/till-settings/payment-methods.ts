/**
 * Payment methods; `elsewhere` is another till. A new method also needs its account (`sale-postings.ts`), a migration
 * of the constraint on sale_payments, a choice in the sentence `method` (`figures.json`), and `payment-methods.ts` of
 * the web app. The compiler finds the rest.
 */
export const paymentMethods = ['cash', 'card', 'transfer', 'gift-card', 'elsewhere'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
