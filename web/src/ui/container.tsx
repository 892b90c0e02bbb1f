import styled from 'styled-components';

/** The width that all pages share. */
export const Container = styled.div`
  width: 100%;
  max-width: 1240px;
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A part of a page, with the air that belongs around it; `linen` sets it on the second ground. */
export const PageSection = styled.section<{ $background?: 'plain' | 'linen' }>`
  padding-block: var(--section);
  background: ${({ $background = 'plain' }) => ($background === 'linen' ? 'var(--surface-2)' : 'transparent')};
`;
