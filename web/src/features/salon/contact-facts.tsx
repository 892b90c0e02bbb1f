import styled from 'styled-components';
import type { Salon } from '../../api/models';

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

/** Address, email and telephone; what the salon has not given is left out. */
export function ContactFacts({ salon }: { salon: Salon }) {
  const { street, postalCode, city, country } = salon.address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <Facts>
      {(street || town) && (
        <div>
          <dt>Address</dt>
          <dd>
            {street}
            {street && town && <br />}
            {[town, country].filter(Boolean).join(', ')}
          </dd>
        </div>
      )}
      {salon.email && (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${salon.email}`}>{salon.email}</a>
          </dd>
        </div>
      )}
      {salon.phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${salon.phone.replace(/[^+\d]/g, '')}`}>{salon.phone}</a>
          </dd>
        </div>
      )}
    </Facts>
  );
}
