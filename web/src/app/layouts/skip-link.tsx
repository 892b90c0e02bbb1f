import styled from 'styled-components';

/** The first stop of the Tab key: past the navigation, to the page itself. */
export const SkipLink = styled.a.attrs({ href: '#main', children: 'Skip to content' })`
  position: fixed;
  top: var(--s-2);
  inset-inline-start: var(--s-4);
  z-index: var(--z-skip-link);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-2);
  background: var(--accent);
  color: var(--on-accent);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
  @media print {
    display: none;
  }
`;
