import styled from 'styled-components';

/** The heading of a part, with its actions next to it. */
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-3);
  margin-bottom: var(--s-1);

  h3 {
    color: var(--brass);
    font: 600 var(--t-small) / 24px var(--font-ui);
  }
`;

/** An act in a heading or a row: text of the accent’s colour. */
export const QuietButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 2px;
  border: 0;
  background: none;
  color: var(--accent);
  font: 600 var(--t-small) / 20px var(--font-ui);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-height: 40px;
  }
`;

/** A portrait or initials, round; 22 px unless its size is set. */
export const Face = styled.span`
  --face: 22px;
  display: inline-block;
  flex: none;
  width: var(--face);
  height: var(--face);
  overflow: hidden;
  border-radius: 50%;

  span,
  img {
    display: grid;
    width: var(--face);
    height: var(--face);
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 22%;
    font: 600 calc(var(--face) * 0.4) / 1 var(--font-ui);
  }
`;

/** The error of a part; it can take the focus. */
export const Mistake = styled.p`
  color: var(--danger);
  font-size: var(--t-meta);
`;
