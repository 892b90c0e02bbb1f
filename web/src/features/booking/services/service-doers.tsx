import { markOf } from '../../../api/own-words';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Service, StaffMember } from '../../../api/models';
import { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { Avatar } from '../../../ui/avatar';
import { Price } from '../../../ui/price';
import { Skeleton } from '../../../ui/skeleton';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const People = styled.ul`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s-4);
    padding-block: var(--s-3);
    border-top: 1px solid var(--border);
  }
  li:last-child {
    border-bottom: 1px solid var(--border);
  }
  img {
    display: block;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 20%;
    background: var(--surface-3);
  }
  [data-letters] {
    aspect-ratio: 1;
    border-radius: 50%;
  }
  a {
    display: inline-block;
    min-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const Detail = styled.span`
  display: block;
  color: var(--text-2);
  font-size: var(--t-meta);
  overflow-wrap: anywhere;
`;
const Ask = styled.span`
  text-align: end;
`;

/** The team members who do a service, each with their price and duration; a name leads to booking with them. */
export function ServiceDoers({
  service,
  addOnIds,
  staff,
  currency,
}: {
  service: Service;
  /** Preselected in the booking as well. */
  addOnIds: readonly string[];
  staff: readonly StaffMember[] | undefined;
  currency: Currency | undefined;
}) {
  const words = useWords(publicSite);
  const { formatDuration } = useFormats();
  if (!staff) return <Skeleton $height="240px" />;
  const doers = staff.flatMap((member) =>
    member.offers
      .filter(({ serviceId }) => serviceId === service._id)
      .map((offer) => ({ member, price: offer.price, durationMinutes: offer.durationMinutes })),
  );
  return (
    <People>
      {doers.map(({ member, price, durationMinutes }) => (
        <li key={member._id}>
          <Avatar person={member} sizes="56px" alt="" />
          <span>
            <Link to={paths.book({ serviceIds: [service._id], addOnIds, staffId: member._id })}>
              {words.bookWith({ name: member.name })}
            </Link>
            <Detail {...markOf(member.fallbacks.role)}>{member.role}</Detail>
          </span>
          <Ask>
            <Price amount={price} kind={service.priceKind} currency={currency} />
            <Detail>{formatDuration(durationMinutes)}</Detail>
          </Ask>
        </li>
      ))}
    </People>
  );
}
