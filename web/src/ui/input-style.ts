import { css } from 'styled-components';

/** The look of whatever takes text or a choice. */
export const inputStyle = css`
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font-size: 1rem;

  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-2);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:disabled {
    background: var(--surface-2);
    color: var(--text-3);
  }
`;
