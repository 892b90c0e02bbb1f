import styled from 'styled-components';

/** The common width of all pages. */
export const Container = styled.div`
  width: 100%;
  max-width: 1240px;
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A section of a page with its spacing; `linen` uses the second background. */
export const PageSection = styled.section<{ $background?: 'plain' | 'linen' }>`
  padding-block: var(--section);
  background: ${({ $background = 'plain' }) => ($background === 'linen' ? 'var(--surface-2)' : 'transparent')};
`;
