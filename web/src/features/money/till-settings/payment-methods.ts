/** Payment methods; `elsewhere` is another till. The API's list is `api/money/till-settings/payment-methods.ts`. */
export const paymentMethods = ['cash', 'card', 'transfer', 'gift-card', 'elsewhere'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
