export const saleKinds = ['sale', 'refund'] as const;
export type SaleKind = (typeof saleKinds)[number];

export const lineKinds = ['service', 'product', 'gift-card'] as const;
export type LineKind = (typeof lineKinds)[number];

/** `elsewhere`: another till took it. */
export const paymentMethods = ['cash', 'card', 'transfer', 'gift-card', 'elsewhere'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
