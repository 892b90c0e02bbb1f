import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { markOf } from '../../../api/own-words';
import styled from 'styled-components';
import type { Service, StaffMember } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { Avatar } from '../../../ui/avatar';
import { below } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

// Three by three if there is room: the team should look like a picture instead of a list.
const Grid = styled.ul`
  display: grid;
  gap: var(--s-7) var(--s-6);
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: var(--s-7);

  @media ${below('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-6) var(--s-4);
  }
  @media ${below('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Person = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--s-2);
  height: 100%;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--r-3);
  }
  h2 {
    margin-top: var(--s-3);
    font-size: var(--t-h3);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
    text-decoration: underline 1px var(--brass-line);
    text-underline-offset: 5px;
  }
  h2 a:hover {
    text-decoration-color: currentColor;
  }
  /* On one line with its neighbours, regardless of how long their texts are. */
  > a {
    align-self: start;
    margin-top: auto;
    overflow-wrap: anywhere;
  }
  p:last-of-type {
    margin-bottom: var(--s-2);
  }
`;
const Role = styled.p`
  color: var(--brass);
  font-weight: 600;
`;

const ABOVE_THE_FOLD = 3;
const blanks = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Everyone clients can book: portrait, role, introduction, and a link to book with them. */
export function TeamGrid({
  staff,
  services,
  ratingOf,
}: {
  staff: readonly StaffMember[];
  services: readonly Service[];
  /** In one line below the role. */
  ratingOf: (member: StaffMember) => ReactNode;
}) {
  const words = useWords(publicSite);
  return (
    <Grid>
      {staff.map((member, position) => (
        <li key={member._id}>
          <Person>
            <Avatar
              person={member}
              sizes={`${below('xs')} 92vw, ${below('lg')} 46vw, 380px`}
              alt={words.portraitOf({ name: member.name })}
              isFirst={position < ABOVE_THE_FOLD}
            />
            <h2>
              <Link to={paths.teamMember(member.slug)}>
                <bdi>{member.name}</bdi>
              </Link>
            </h2>
            <Role {...markOf(member.fallbacks.role)}>{member.role}</Role>
            {ratingOf(member)}
            {member.introduction && (
              <Muted dir="auto" {...markOf(member.fallbacks.introduction)}>
                {member.introduction}
              </Muted>
            )}
            <Muted>{titlesOf(member, services)}</Muted>
            {member.offers.length > 0 && (
              <LinkButton variant="ghost" size="small" to={paths.book({ staffId: member._id })}>
                {words.bookWith({ name: member.name.split(' ')[0] ?? member.name })}
              </LinkButton>
            )}
          </Person>
        </li>
      ))}
    </Grid>
  );
}

const titlesOf = ({ offers }: StaffMember, services: readonly Service[]): string =>
  services
    .filter(({ _id }) => offers.some(({ serviceId }) => serviceId === _id))
    .map(({ title }) => title)
    .join('\u00a0· ');

/** Placeholders while the team loads. */
export function TeamGridSkeleton() {
  return (
    <Grid aria-hidden>
      {blanks.map((blank) => (
        <li key={blank}>
          <Person>
            <Skeleton $ratio="4 / 5" />
            <Skeleton $width="60%" $height="1.4rem" />
            <Skeleton $width="40%" />
          </Person>
        </li>
      ))}
    </Grid>
  );
}
