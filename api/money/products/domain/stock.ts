/** Reasons for stock changes. Sales and refunds are recorded automatically. */
export const stockReasons = ['sale', 'refund', 'delivery', 'correction', 'own-use', 'waste'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Reasons that someone can enter. */
export const enteredReasons = ['delivery', 'correction', 'own-use', 'waste'] as const;
export type EnteredReason = (typeof enteredReasons)[number];

/** A change in a product's stock: positive for more, negative for less. */
export interface StockMove {
  productId: string;
  quantity: number;
  reason: StockReason;
  /** The line of a sale or refund; null for a manual entry. */
  saleLineId?: string | null;
}

/**
 * An entered quantity with its sign: deliveries add, own use and waste subtract, corrections do either. Null if the
 * sign makes no sense.
 */
export function signedQuantity(reason: EnteredReason, quantity: number): number | null {
  if (quantity === 0) return null;
  if (reason === 'correction') return quantity;
  if (quantity < 0) return null;
  return reason === 'delivery' ? quantity : -quantity;
}

/** True if the product should be reordered: its stock is at or below the owner's threshold. */
export const isLow = ({ stock, lowStock }: { stock: number; lowStock: number | null }): boolean =>
  lowStock !== null && stock <= lowStock;
