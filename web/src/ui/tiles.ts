import styled from 'styled-components';

/** Figures side by side, each with its name above and a note below. */
export const Tiles = styled.dl<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least = 150 }) => $least}px), 1fr));
  gap: var(--s-3);

  > div {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-3);
    background: var(--surface);
    min-width: 0;
  }
  dt {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  dd {
    font: 400 1.75rem/1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd + dd {
    color: var(--text-2);
    font: 400 var(--t-meta) / 1.4 var(--font-ui);
    font-variant-numeric: tabular-nums;
  }
  @media print {
    > div {
      border-color: #999;
      break-inside: avoid;
    }
  }
`;
