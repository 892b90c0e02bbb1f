import styled from 'styled-components';

/** Names and values, line by line. */
export const DescriptionList = styled.dl`
  display: grid;
  /* Long names take several lines before values lose half of the width. */
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: var(--s-2) var(--s-5);

  dt {
    color: var(--text-2);
    /* Names keep their words even in a dialog that lets everything break. */
    overflow-wrap: break-word;
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
