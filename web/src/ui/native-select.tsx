import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from './icon';
import { inputStyle } from './input-style';

const Box = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  > svg {
    position: absolute;
    inset-inline-end: 14px;
    inset-block: 0;
    margin-block: auto;
    color: var(--text-2);
    pointer-events: none;
  }
  &[data-compact] > svg {
    inset-inline-end: 8px;
  }
`;
const Control = styled.select<{ $isCompact: boolean }>`
  ${inputStyle}
  /* The arrow is the one of the searched lists (ui/choice-field.tsx), in every browser. */
  appearance: none;
  padding-inline-end: 44px;

  ${({ $isCompact }) =>
    $isCompact &&
    css`
      min-height: 0;
      height: var(--control);
      padding-block: 0;
      padding-inline: var(--s-2) 28px;
      font-size: var(--t-meta);
    `}
`;

/** The browser's own list of a few choices. `isCompact` in the desk's bars. */
export function NativeSelect({
  isCompact = false,
  className,
  ...select
}: ComponentProps<'select'> & { isCompact?: boolean }) {
  return (
    <Box className={className} data-compact={isCompact || undefined}>
      <Control {...select} $isCompact={isCompact} />
      <Icon of={ChevronDown} size={isCompact ? 16 : 20} />
    </Box>
  );
}
