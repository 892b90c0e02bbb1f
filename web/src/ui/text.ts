import styled from 'styled-components';

/** Text that stands back behind what is next to it. */
export const Muted = styled.p`
  color: var(--text-2);
`;

/** A small line that explains what is next to it. */
export const Hint = styled(Muted)`
  font-size: var(--t-meta);
`;

/** What a page is about, below its heading. */
export const Lead = styled(Muted)`
  max-width: 56ch;
  margin-top: var(--s-3);
  font-size: var(--t-lead);

  ~ [role='alert'] {
    margin-top: var(--s-6);
  }
`;
