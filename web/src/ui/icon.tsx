import type { LucideIcon } from 'lucide-react';

/** An icon beside a word that says the same: it is never the only sign, so it is hidden from those who listen. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: 16 | 18 | 20 | 24 }) {
  return <Drawing size={size} strokeWidth={1.5} aria-hidden focusable={false} />;
}
