import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { markOf, useServices } from '../../../api/own-words';
import { useTextMark, useTexts } from '../../../api/use-texts';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { LinkButton } from '../../../ui/button';
import { Container, PageSection } from '../../../ui/container';
import { below, from } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { BuyingRow } from './buying-row';
import { ServiceDescription } from './service-description';
import { ServicePicture } from './service-picture';
import { showcaseOf } from './showcase';

const Head = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--s-4) var(--s-6);
  margin-bottom: clamp(28px, 4vw, 44px);

  p {
    max-width: 48ch;
    margin-top: var(--s-3);
    color: var(--text-2);
  }
`;
const Cards = styled.ul`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  grid-template-rows: repeat(2, 1fr);

  > :first-child:not(:only-child) {
    grid-row: span 2;
  }
  @media ${below('xl')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;

    > :first-child:not(:only-child) {
      grid-row: auto;
    }
  }
`;
const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  picture,
  > img {
    min-height: 0;
  }
  > [data-blank] {
    width: 100%;
    height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: var(--surface-3);
  }
  picture img,
  > img {
    aspect-ratio: 3 / 2;
  }
  li:first-child > & {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  @media ${from('sm')} {
    li:not(:first-child) > & {
      grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);

      img {
        aspect-ratio: auto;
        position: absolute;
        inset: 0;
      }
      picture {
        position: relative;
      }
    }
  }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  align-content: center;
  padding: clamp(20px, 2.4vw, 32px);

  > h3 {
    font-size: clamp(1.375rem, 2vw, 1.75rem);
    overflow-wrap: anywhere;
  }
  > h3 a {
    color: inherit;
    text-decoration: none;
  }
  > h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  > :last-child {
    margin-top: var(--s-2);
  }
`;

function Feature({ service, isLarge }: { service: Service; isLarge: boolean }) {
  return (
    <Card>
      <ServicePicture
        service={service}
        sizes={isLarge ? `${below('xl')} 92vw, 640px` : `${below('sm')} 92vw, ${below('xl')} 42vw, 260px`}
      />
      <Body>
        <h3>
          <Link to={paths.service(service.slug)} {...markOf(service.fallbacks.title)}>
            {service.title}
          </Link>
        </h3>
        <ServiceDescription service={service} />
        <BuyingRow service={service} />
      </Body>
    </Card>
  );
}

/** Three services on the home page, the first one large, and a link to all of them. */
export function ServiceShowcase() {
  const words = useWords(publicSite);
  const text = useTexts();
  const mark = useTextMark();
  const answer = useServices();
  const { data: services, error } = answer;
  if (services?.length === 0) return null;

  return (
    <PageSection aria-labelledby="showcase">
      <Container>
        <Head>
          <div>
            <h2 id="showcase" {...mark('showcase.heading')}>
              {text('showcase.heading')}
            </h2>
            <p {...mark('showcase.intro')}>{text('showcase.intro')}</p>
          </div>
          <LinkButton to={paths.allServices()} variant="ghost">
            <span {...mark('showcase.more')}>{text('showcase.more')}</span>
          </LinkButton>
        </Head>
        <Unanswered answer={answer} what={words.theServices()} skeleton={null} />
        <Cards aria-busy={!services && !error}>
          {services
            ? showcaseOf(services).map((service, position) => (
                <li key={service._id}>
                  <Feature service={service} isLarge={position === 0} />
                </li>
              ))
            : !error && ['1', '2', '3'].map((blank) => <Blank key={blank} />)}
        </Cards>
      </Container>
    </PageSection>
  );
}

const Hold = styled.li`
  min-height: 292px;
`;

function Blank() {
  return (
    <Hold>
      <Skeleton $height="100%" />
    </Hold>
  );
}
