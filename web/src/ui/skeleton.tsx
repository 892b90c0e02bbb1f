import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  to { opacity: 1; }
`;
const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A placeholder while loading. It stays invisible for 300 ms, so that fast responses don't flicker. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $ratio?: string;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em', $ratio }) => ($ratio ? 'auto' : $height)};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: var(--r-1);
  background: var(--surface-3);
  opacity: 0;
  animation:
    ${appear} 1ms 300ms forwards,
    ${breathe} 1.6s 320ms var(--ease) infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 300ms forwards;
  }
`;
