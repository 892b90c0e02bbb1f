import styled from 'styled-components';

/** What something is, line by line: the names on one side, what they are on the other. */
export const DescriptionList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2) var(--s-5);

  dt {
    color: var(--text-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
