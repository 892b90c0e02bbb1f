import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { phoneUrl } from '../../../lib/phone-url';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const Facts = styled.dl`
  display: grid;
  gap: var(--s-5);

  dt {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 600;
  }
  dd {
    margin: 4px 0 0;
    font-size: var(--t-lead);
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    text-underline-offset: 4px;
  }
`;

/** Address, email and phone number; missing ones are left out. */
export function ContactFacts({ salon }: { salon: Salon }) {
  const words = useWords(publicSite);
  const { street, postalCode, city, country } = salon.address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <Facts>
      {(street || town) && (
        <div>
          <dt>{words.address()}</dt>
          <dd>
            <bdi>{street}</bdi>
            {street && town && <br />}
            <bdi>{[town, country].filter(Boolean).join(', ')}</bdi>
          </dd>
        </div>
      )}
      {salon.email && (
        <div>
          <dt>{words.email()}</dt>
          <dd>
            <a href={`mailto:${salon.email}`} dir="ltr">
              {salon.email}
            </a>
          </dd>
        </div>
      )}
      {salon.phone && (
        <div>
          <dt>{words.phone()}</dt>
          <dd>
            <a href={phoneUrl(salon.phone)} dir="ltr">
              {salon.phone}
            </a>
          </dd>
        </div>
      )}
    </Facts>
  );
}
