import styled from 'styled-components';
import { from } from '../../../ui/media';

/** Lines on one side, total and payments on the other; stacked on a phone. */
export const Sides = styled.div`
  display: grid;
  gap: var(--s-5);

  @media ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
    gap: var(--s-6);
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-5);
  min-width: 0;

  /* An announcement takes no space before it appears. */
  > :empty {
    position: absolute;
  }
`;

/** A separate background for the payment side. */
export const Desk = styled(Side)`
  @media ${from('lg')} {
    position: sticky;
    top: 96px;
    padding: var(--s-5);
    border: 1px solid var(--border);
    border-radius: var(--r-3);
    background: var(--bg);
  }
`;

/** One topic of the sale, with its name above. */
export const Matter = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  min-width: 0;

  > :empty {
    position: absolute;
  }
  > legend {
    margin-bottom: var(--s-3);
    padding: 0;
    font: 400 1.1875rem / 1.25 var(--font-display);
  }
`;

/** A wrapping row of buttons that add something. */
export const Adders = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-2);
  margin-inline-start: -12px;

  > button {
    padding-inline: 12px;
  }
`;

/** An amount next to its name. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
