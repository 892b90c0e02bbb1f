import styled from 'styled-components';

/** A part of the desk's form, with its fields side by side if there is room. */
export const Part = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--s-4);

  > legend {
    margin-bottom: var(--s-3);
    padding: 0;
    font-family: var(--font-display);
    font-size: var(--t-h3);
  }
  > * {
    min-width: 0;
  }
`;
export const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--s-2);
`;
