import type { ReactNode, Ref } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from './icon';

type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px solid currentColor;
  border-radius: var(--r-2);
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone});

  > svg {
    flex: none;
    margin-top: 2px;
  }
  > div {
    display: grid;
    gap: var(--s-2);
    justify-items: start;
    min-width: 0;
  }
`;

/** A message in the page. Screen readers announce dangers and warnings at once, others during a pause. */
export function Alert({
  tone = 'info',
  title,
  isSilent = false,
  children,
  ref,
}: {
  tone?: Tone;
  title?: string;
  /** Set if the surrounding region is already announced. */
  isSilent?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <Box
      ref={ref}
      $tone={tone}
      tabIndex={-1}
      role={isSilent ? undefined : tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <Icon of={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  );
}
