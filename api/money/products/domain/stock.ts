/** Why there is more or less of a product. Sales and refunds say so themselves. */
export const stockReasons = ['sale', 'refund', 'delivery', 'correction', 'own-use', 'waste'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Those that somebody enters. */
export const enteredReasons = ['delivery', 'correction', 'own-use', 'waste'] as const;
export type EnteredReason = (typeof enteredReasons)[number];

/** Of a product, more (above nothing) or less. */
export interface StockMove {
  productId: string;
  quantity: number;
  reason: StockReason;
  /** The line of a sale or a refund; null for what was entered. */
  saleLineId?: string | null;
}

/**
 * What was entered, with its sign: a delivery brings more, own use and waste leave less, a correction may do either. Null
 * where the sign makes no sense.
 */
export function signedQuantity(reason: EnteredReason, quantity: number): number | null {
  if (quantity === 0) return null;
  if (reason === 'correction') return quantity;
  if (quantity < 0) return null;
  return reason === 'delivery' ? quantity : -quantity;
}

/** Whether it should be ordered again: as few as its owner has said, or fewer. */
export const isLow = ({ stock, lowStock }: { stock: number; lowStock: number | null }): boolean =>
  lowStock !== null && stock <= lowStock;
