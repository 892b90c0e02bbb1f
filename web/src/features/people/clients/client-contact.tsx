import { Languages, Mail, MessageSquareOff, Phone, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { phoneUrl } from '../../../lib/phone-url';
import { Icon } from '../../../ui/icon';
import { clients as book } from '../../../words/clients.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { ownName } from '../../shared/languages/own-name';
import { lazyPart } from '../../../ui/lazy-part';
import type { Client } from './models';

const CarerLine = lazyPart(() => import('./carer-line').then((part) => part.CarerLine), '32px');

const Contact = styled.ul`
  display: grid;
  gap: var(--s-2);
  overflow-wrap: anywhere;

  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 32px;
    color: var(--text-2);
  }
  svg {
    flex: none;
  }
  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;

/** A client's contact details and language. */
export function ClientContact({ client, salon }: { client: Client; salon: Salon }) {
  const words = useWords(book);
  const { phone, email, language, hasAccount, isAskedForReviews, othersWithNumber } = client;
  const hasFamily = client.lookedAfterBy !== null || client.people.length > 0;
  return (
    <Contact>
      {hasFamily && <CarerLine client={client} />}
      <li>
        <Icon of={Phone} size={18} />
        {phone ? (
          <a href={phoneUrl(phone)} dir="ltr">
            {phone}
          </a>
        ) : (
          words.noPhone()
        )}
      </li>
      {othersWithNumber > 0 && (
        <li>
          <Icon of={Users} size={18} />
          <Link to={`${paths.dashboardClients}?q=${encodeURIComponent(phone)}`}>
            {words.othersWithNumber({ count: othersWithNumber })}
          </Link>
        </li>
      )}
      <li>
        <Icon of={Mail} size={18} />
        {email ? (
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        ) : (
          words.noEmail()
        )}
      </li>
      {salon.languages.length > 1 && (
        <li>
          <Icon of={Languages} size={18} />
          {inSentence(words.emailsIn, { name: ownName(language ?? salon.mainLanguage) })}
        </li>
      )}
      {!isAskedForReviews && (
        <li>
          <Icon of={MessageSquareOff} size={18} />
          {words.notAskedForReviews()}
        </li>
      )}
      {hasAccount && <li>{words.clientEdits()}</li>}
    </Contact>
  );
}
