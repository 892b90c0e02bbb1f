import styled from 'styled-components';

/** Secondary text. */
export const Muted = styled.p`
  color: var(--text-2);
`;

/** A short explanation of something next to it. */
export const Hint = styled(Muted)`
  font-size: var(--t-meta);
`;

/** A page's introduction below its heading. */
export const Lead = styled(Muted)`
  max-width: 56ch;
  margin-top: var(--s-3);
  font-size: var(--t-lead);

  ~ [role='alert'] {
    margin-top: var(--s-6);
  }
`;
