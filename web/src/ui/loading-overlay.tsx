import styled, { keyframes } from 'styled-components';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { Spinner } from './spinner';

const appear = keyframes`
  from { opacity: 0; }
`;

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  display: grid;
  place-items: center;
  background: var(--scrim);
  animation: ${appear} var(--dur-2) var(--ease);
`;

const Message = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-3);
`;

/** Covers the page while nothing on it may be used, such as during log-in. */
export function LoadingOverlay({ label }: { label?: string }) {
  const words = useWords(shell);
  return (
    <Backdrop>
      <Message role="status">
        <Spinner />
        {label ?? words.oneMoment()}
      </Message>
    </Backdrop>
  );
}
