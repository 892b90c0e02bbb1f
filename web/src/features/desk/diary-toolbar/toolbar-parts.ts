import styled from 'styled-components';
import { below } from '../../../ui/media';
import { NativeSelect } from '../../../ui/native-select';

/** One row of controls. Those that don't fit are among the options behind its button. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 48px;

  > h1 {
    font-size: var(--t-h3);
    line-height: 28px;
    padding-inline-end: var(--s-1);
  }
  /* The day needs the room, and the menu below says where one is. */
  @container toolbar (width < 340px) or (580px < width < 760px) {
    > h1 {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media ${below('sm')} {
    min-height: 52px;
    gap: var(--s-1);
  }
`;

/** Gives all controls the row's height: 32 pixels, and 40 on a phone. */
export const Bar = styled.div`
  --control: 32px;
  container: toolbar / inline-size;

  @media ${below('sm')} {
    --control: 40px;
  }
  @media print {
    display: none;
  }
  /* Not those of a dialog. */
  ${Row} > button,
  ${Row} > span > button {
    flex: none;
    white-space: nowrap;
  }
  ${Row} > button[aria-label],
  ${Row} > span > button[aria-label] {
    width: var(--control);
    height: var(--control);
  }
`;

export const Turn = styled.span`
  display: flex;
  align-items: center;
  min-width: 0;
`;

export const Title = styled.h2`
  padding-inline: var(--s-1);
  font: 600 0.9375rem/20px var(--font-ui);
  max-height: 1lh;
  overflow: hidden;
  overflow-wrap: anywhere;

  /* Arabic names of days and months take more room than a phone's row has. */
  @media ${below('sm')} {
    max-height: 2lh;
    text-wrap: balance;
  }
`;

export const Push = styled.span`
  flex: 1 1 0;
`;

/** Visible in the row if it is wide enough, otherwise among the options. */
export const InRow = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-width: 0;

  @container toolbar (width < 1080px) {
    display: none;
  }
`;
/** The short version for a narrow row. */
export const Short = styled.span<{ $isAlways: boolean }>`
  @container toolbar (width >= 1080px) {
    display: ${({ $isAlways }) => ($isAlways ? 'inline' : 'none')};
  }
`;
export const InOptions = styled.div`
  /* Stronger than what holds for every line of the options. */
  && {
    @container toolbar (width >= 1080px) {
      display: none;
    }
  }
`;

const field = `
  height: var(--control);
  min-width: 0;
  padding: 0 var(--s-2);
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  font-size: var(--t-meta);
`;
export const Day = styled.input`
  ${field}
`;
export const Select = styled(NativeSelect).attrs({ isCompact: true })`
  max-width: 100%;

  ${InRow} & {
    max-width: 160px;
  }
`;

/** One of a few, side by side. */
export const Segments = styled.div`
  display: inline-flex;
  flex: none;
  height: var(--control);
  padding: 2px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-full);

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    flex: 1 1 auto;
    padding: 0 var(--s-3);
    border: 0;
    border-radius: var(--r-full);
    background: none;
    color: var(--text-2);
    font-weight: 600;
    font-size: var(--t-meta);
    white-space: nowrap;
    cursor: pointer;

    /* The day next to them has to be readable in full. */
    @container toolbar (width < 760px) {
      padding: 0 var(--s-2);
    }
  }
  button:hover {
    color: var(--text);
  }
  button:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-full);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  button[aria-pressed='true'] {
    background: var(--surface-3);
    color: var(--text);
  }
`;

/** The options, one per line. */
export const Options = styled.div`
  display: grid;
  gap: var(--s-3);

  > div,
  > label {
    display: grid;
    gap: var(--s-1);
    font-size: var(--t-small);
    color: var(--text-2);
  }
  > nav {
    display: grid;
    justify-items: start;
    margin-inline: calc(-1 * var(--s-3));
    padding-top: var(--s-2);
    border-top: 1px solid var(--border);
  }
`;
