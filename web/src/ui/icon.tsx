import type { LucideIcon } from 'lucide-react';

/** An icon next to a word with the same meaning, so it is hidden from screen readers. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: 16 | 18 | 20 | 24 }) {
  return <Drawing size={size} strokeWidth={1.5} aria-hidden focusable={false} />;
}
