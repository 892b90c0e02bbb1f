import styled from 'styled-components';

/** What can be done here: buttons beside each other, as far as there is room. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

/** How a dialog is left, at its end. */
export const DialogWays = styled(Ways)`
  justify-content: flex-end;
`;
