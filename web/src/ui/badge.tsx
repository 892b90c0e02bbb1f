import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from './icon';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 10px;
  border-radius: var(--r-full);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  background: ${({ $tone }) => ($tone === 'neutral' ? 'var(--surface-2)' : `var(--${$tone}-soft)`)};
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--text-2)' : `var(--${$tone})`)};
`;

/** A short label. It has an icon, so that colour is never the only signal. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <Pill $tone={tone}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </Pill>
  );
}
