import styled from 'styled-components';

/** A part of the form of a block. */
export const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  padding: var(--s-3) 0 0;
  border-top: 1px solid var(--border);

  > legend {
    padding: 0;
    padding-inline-end: var(--s-3);
    font-weight: 600;
  }
`;

/** Several checkboxes, side by side as far as there is room. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-4);
  overflow-wrap: anywhere;
`;
