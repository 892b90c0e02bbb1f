import styled from 'styled-components';
import { DIALOG_FOOT } from './first-field';
import { LOW } from './media';

/** Buttons next to each other, wrapping if necessary. Hidden in print. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);

  @media print {
    display: none;
  }
`;

/**
 * The buttons at the end of a dialog, with the harmless one first. They stay in sight while scrolling, except in a
 * very low window.
 */
export const DialogActions = styled(ButtonRow).attrs<{ [DIALOG_FOOT]?: string }>({ [DIALOG_FOOT]: '' })`
  justify-content: flex-end;

  @media not ${LOW} {
    position: sticky;
    bottom: 0;
    z-index: var(--z-raised);
    padding-block: var(--s-3);
    margin-block-end: calc(-1 * var(--s-3));
    border-top: 1px solid var(--border);
    /* The line above them and their background reach the sides of the dialog, however narrow the form is. */
    border-image: linear-gradient(var(--border) 0 0) 1 0 0 0 / 1px 0 0 0 / 0 100vmax;
    background: var(--surface);
    box-shadow: 0 0 0 100vmax var(--surface);
    clip-path: inset(0 -100vmax);
  }
`;
