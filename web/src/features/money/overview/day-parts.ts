import styled from 'styled-components';
import { below, from as atLeast } from '../../../ui/media';

export const Rows = styled.div`
  --name: 148px;
  --now: 188px;
  --gap: 16px;

  position: relative;
  font-size: var(--t-small);

  @media ${below('xxl')} {
    --name: 132px;
    --now: 164px;
  }
  @media ${below('md')} {
    --name: 0px;
    --now: 0px;
    --gap: 0px;
  }
`;
const COLUMNS = 'grid-template-columns: var(--name) minmax(0, 1fr) var(--now); gap: 0 var(--gap);';
export const Hours = styled.div`
  display: grid;
  ${COLUMNS}
  height: 22px;
  color: var(--text-2);

  > div {
    position: relative;
    grid-column: 2;
  }
  > div > span {
    position: absolute;
    translate: -50% 0;
  }
  [dir='rtl'] & > div > span {
    translate: 50% 0;
  }
  > div > span:last-child {
    translate: -100% 0;
  }
  [dir='rtl'] & > div > span:last-child {
    translate: 100% 0;
  }
  > div > span:first-child {
    translate: 0 0;
  }
  @media ${atLeast('md')} and ${below('xl')} {
    > div > span:nth-child(2n) {
      display: none;
    }
  }
  @media ${below('md')} {
    > div {
      grid-column: 1 / -1;
    }
    > div > span:not(:nth-child(3n + 1)) {
      display: none;
    }
  }
`;
export const Row = styled.li`
  display: grid;
  ${COLUMNS}
  align-items: center;
  min-height: 40px;
  border-top: 1px solid var(--border);

  @media ${below('md')} {
    grid-template-columns: fit-content(60%) minmax(0, 1fr);
    gap: 6px var(--s-2);
    padding-block: var(--s-2) 10px;
  }
`;
export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-width: 0;
  line-height: 1rem;

  > span:first-child {
    flex: none;
    width: 28px;
    overflow: hidden;
    border-radius: 50%;
  }
  > span:first-child :is(img, span) {
    width: 28px;
    height: 28px;
    aspect-ratio: 1;
    border-radius: 50%;
    object-fit: cover;
  }
  b {
    display: block;
    overflow: hidden;
    font-weight: 600;
    font-size: 0.875rem;
    max-height: 1lh;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--t-small);
    max-height: 1lh;
    overflow-wrap: anywhere;
  }
  > span:last-child {
    min-width: 0;
  }
  @media ${below('md')} {
    /* Names are in the way of the line that shows the time now. */
    position: relative;
    z-index: var(--z-raised);
    justify-self: start;
    background: var(--surface);

    small {
      display: none;
    }
  }
`;
export const Track = styled.ol`
  position: relative;
  height: 28px;

  @media ${below('md')} {
    grid-row: 2;
    grid-column: 1 / -1;
    height: 32px;
  }
`;
export const Saying = styled.div`
  min-width: 0;
  color: var(--text-2);
  line-height: 1.125rem;

  span {
    display: block;
    overflow: hidden;
    max-height: 1lh;
    overflow-wrap: anywhere;
  }
  span[data-is='late'] {
    color: var(--warning);
    font-weight: 600;
  }
  span[data-is='free'] {
    color: var(--success);
    font-weight: 600;
  }
  @media ${below('md')} {
    position: relative;
    z-index: var(--z-raised);
    justify-self: end;
    background: var(--surface);
    text-align: end;

    span + span {
      display: none;
    }
  }
`;
/** As wide as the bars, over all rows. */
export const Now = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(var(--name) + var(--gap)) calc(var(--now) + var(--gap));
  pointer-events: none;

  i {
    position: absolute;
    inset-block: 20px 0;
    width: 2px;
    background: var(--danger);
  }
  b {
    position: absolute;
    top: 0;
    padding-inline: 5px;
    border-radius: 4px;
    background: var(--danger);
    color: var(--surface);
    font-weight: 600;
    line-height: 1.125rem;
    translate: -50% 0;
  }
  [dir='rtl'] & b {
    translate: 50% 0;
  }
  @media print {
    display: none;
  }
`;
export const Wide = styled.div`
  @media ${below('md')} {
    display: none;
  }
`;
export const OnPhone = styled.div`
  padding-top: var(--s-3);
  border-top: 1px solid var(--border);

  @media ${atLeast('md')} {
    display: none;
  }
`;
export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-5);
`;
