import styled from 'styled-components';

/** A separate surface for things that belong together. */
export const Card = styled.div`
  display: grid;
  gap: var(--s-4);
  padding: clamp(16px, 3cqi, 24px);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  min-width: 0;

  &[hidden] {
    display: none;
  }
  > h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  @media print {
    border-color: #999;
    break-inside: avoid;
  }
`;
