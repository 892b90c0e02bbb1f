import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { markOf } from '../../../api/own-words';
import type { Service, StaffMember } from '../../../api/models';
import { useSalon } from '../../../api/use-salon';
import { languageName } from '../../../lib/language-name';
import { paths } from '../../../lib/paths';
import { ArchedFrame } from '../../../ui/arched-frame';
import { Avatar } from '../../../ui/avatar';
import { LinkButton } from '../../../ui/button';
import { below } from '../../../ui/media';
import { Price } from '../../../ui/price';
import { useFormats } from '../../../ui/use-formats';
import { publicSite } from '../../../words/public-site.gen';
import { useLanguage, useWords } from '../../../words/use-words';
import { NextTimes } from '../../booking/availability/next-times';

const Crumbs = styled.nav`
  margin-bottom: var(--s-5);
  color: var(--text-2);
  font-size: var(--t-meta);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: inherit;
  }
`;
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(24px, 5vw, 72px);
  align-items: center;

  h1 {
    overflow-wrap: anywhere;
  }
  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
`;
const Portrait = styled(ArchedFrame)`
  aspect-ratio: 4 / 5;
  max-width: 440px;

  @media ${below('lg')} {
    width: min(100%, 320px);
    margin-inline: auto;
  }
`;
const Role = styled.p`
  margin-top: var(--s-2);
  color: var(--brass);
  font-weight: 600;
`;
const Introduction = styled.p`
  margin-top: var(--s-4);
  max-width: 56ch;
  color: var(--text-2);
  font-size: var(--t-lead);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Spoken = styled.p`
  margin-block: var(--s-4) var(--s-5);
`;
const Services = styled.section`
  margin-top: clamp(48px, 7vw, 88px);

  h2 {
    margin-bottom: var(--s-4);
    font-size: clamp(1.5rem, 2.4vw, 2rem);
  }
  ul {
    max-width: 760px;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px var(--s-4);
    padding-block: var(--s-3);
    border-top: 1px solid var(--border);
  }
  li:last-child {
    border-bottom: 1px solid var(--border);
  }
  li a {
    display: inline-block;
    min-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-underline-offset: 4px;
  }
  li > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px var(--s-4);
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

const firstNameOf = ({ name }: StaffMember) => name.split(' ')[0] ?? name;

/** A team member's page: who they are, their next free times, services and prices, work, and reviews. */
export function TeamMemberProfile({
  member,
  services,
  rating,
  work,
  reviews,
}: {
  member: StaffMember;
  services: readonly Service[];
  /** In one line below the name. */
  rating: ReactNode;
  work: ReactNode;
  reviews: ReactNode;
}) {
  const words = useWords(publicSite);
  const language = useLanguage();
  const { formatList, formatDuration } = useFormats();
  const { data: salon } = useSalon();
  const { _id: staffId, name, role, introduction, languages, offers, fallbacks } = member;
  const offered = services.flatMap((service) => {
    const offer = offers.find(({ serviceId }) => serviceId === service._id);
    return offer ? [{ service, offer }] : [];
  });
  const [first] = offered;

  return (
    <>
      <Crumbs aria-label={words.whereThisIs()}>
        <Link to={paths.team}>{words.ourTeam()}</Link>
      </Crumbs>
      <Top>
        <Portrait>
          <Avatar
            person={member}
            sizes={`${below('lg')} 320px, 440px`}
            alt={words.portraitOf({ name })}
            isFirst
          />
        </Portrait>
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {role && <Role {...markOf(fallbacks.role)}>{role}</Role>}
          {rating}
          {introduction && (
            <Introduction dir="auto" {...markOf(fallbacks.introduction)}>
              {introduction}
            </Introduction>
          )}
          {/* Browsers may call a language by another name than the server. */}
          <Spoken suppressHydrationWarning>
            {languages.length > 0 &&
              words.speaks({ languages: formatList(languages.map((code) => languageName(code, language))) })}
          </Spoken>
          {first && (
            <>
              <LinkButton to={paths.book({ staffId })}>
                {words.bookWith({ name: firstNameOf(member) })}
              </LinkButton>
              <NextTimes serviceId={first.service._id} serviceTitle={first.service.title} staffId={staffId} />
            </>
          )}
        </div>
      </Top>
      {offered.length > 0 && (
        <Services aria-labelledby="their-services">
          <h2 id="their-services">{words.theirServices()}</h2>
          <ul>
            {offered.map(({ service, offer }) => (
              <li key={service._id}>
                <Link to={paths.service(service.slug)} {...markOf(service.fallbacks.title)}>
                  {service.title}
                </Link>
                <span>
                  <small>{formatDuration(offer.durationMinutes)}</small>
                  <Price amount={offer.price} kind={service.priceKind} currency={salon?.currency} />
                </span>
              </li>
            ))}
          </ul>
        </Services>
      )}
      {work}
      {reviews}
    </>
  );
}
