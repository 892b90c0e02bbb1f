import { Banknote, CreditCard, Gift, Landmark, Store, type LucideIcon } from 'lucide-react';
import type { Method } from '../sales/models';

export const methodIcons: Readonly<Record<Method, LucideIcon>> = {
  cash: Banknote,
  card: CreditCard,
  transfer: Landmark,
  'gift-card': Gift,
  elsewhere: Store,
};
