import { useRef } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { Card } from '../../../ui/card';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import { InvitationCard } from './invitation-card';

const Frame = styled.section`
  margin-top: var(--s-7);

  h2 {
    margin-bottom: var(--s-4);
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--s-4);

  /* Side by side they are of one height. */
  > li {
    display: grid;
    min-width: 0;
  }
`;

/** Pending invitations; hidden if there are none. */
export function OpenInvitations() {
  const words = useWords(book);
  const { data: invitations = [] } = useApi('/invitations');
  const frame = useRef<HTMLElement>(null);
  return (
    <section ref={frame} tabIndex={-1} aria-label={words.openInvitations()}>
      {invitations.length > 0 && (
        <Frame as="div">
          <h2>{words.openInvitations()}</h2>
          <Cards>
            {invitations.map((invitation) => (
              <li key={invitation._id}>
                <Card>
                  <InvitationCard invitation={invitation} onWithdrawn={() => frame.current?.focus()} />
                </Card>
              </li>
            ))}
          </Cards>
        </Frame>
      )}
    </section>
  );
}
