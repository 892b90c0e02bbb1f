import styled from 'styled-components';

/** Buttons next to each other, wrapping where there is no room. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

/** The buttons at the end of a dialog. */
export const DialogActions = styled(ButtonRow)`
  justify-content: flex-end;
`;
