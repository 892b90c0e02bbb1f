export const saleKinds = ['sale', 'refund'] as const;
export type SaleKind = (typeof saleKinds)[number];

export const lineKinds = ['service', 'product', 'gift-card'] as const;
export type LineKind = (typeof lineKinds)[number];
