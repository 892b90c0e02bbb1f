import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A spinner in the colour of the text next to it, which says what is happening. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;
