import styled from 'styled-components';

/** Buttons next to each other, wrapping where there is no room. Paper does without them. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);

  @media print {
    display: none;
  }
`;

/** The buttons at the end of a dialog. */
export const DialogActions = styled(ButtonRow)`
  justify-content: flex-end;
`;
