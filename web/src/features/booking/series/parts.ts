import styled from 'styled-components';

/** A part of a form, spaced like its surroundings. */
export const Parts = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);

  > legend {
    margin-bottom: var(--s-3);
    padding: 0;
    font-family: var(--font-display);
    font-size: var(--t-h3);
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s-4);
`;
