import styled from 'styled-components';
import { Card } from '../../../ui/card';

/** One topic of the form on its own card. */
export const Sheet = styled(Card).attrs({ as: 'section' })`
  gap: var(--s-5);

  > p {
    color: var(--text-2);
  }
`;

/** Fields side by side as far as there is room. */
export const Side = styled.div<{ $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least = '180px' }) => $least}), 1fr));
  align-items: start;
  gap: var(--s-4);
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--s-4);

  > li {
    min-width: 0;
  }
  > li + li {
    padding-top: var(--s-4);
    border-top: 1px solid var(--border);
  }
`;

export const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
`;
