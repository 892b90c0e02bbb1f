import { markOf } from '../../../api/own-words';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { cutDescription } from '../../../lib/cut-description';
import { paths } from '../../../lib/paths';
import { below } from '../../../ui/media';
import { Tag } from '../../../ui/tag';
import { BuyingRow } from './buying-row';
import { ServiceDescription } from './service-description';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { ServicePicture } from './service-picture';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  height: 100%;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  transition: box-shadow var(--dur-2) var(--ease);

  &:hover {
    box-shadow: var(--shadow-2);
  }
  > a {
    text-decoration: none;
  }
  h2 {
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  align-content: start;
  justify-items: start;
  flex: 1;
  padding: 20px 20px var(--s-4);
`;
const Foot = styled.div`
  padding: 0 20px 20px;
`;

/** A service in the list: picture, description, duration, price, and a link to book it. */
export function ServiceCard({ service, isFirst }: { service: Service; isFirst?: boolean }) {
  const words = useWords(publicSite);
  return (
    <Card title={cutDescription(service.description).isHinted ? words.readMoreHint() : undefined}>
      {/* The title below leads to the same page: one of the two is enough for keyboards and screen readers. */}
      <Link to={paths.service(service.slug)} tabIndex={-1} aria-hidden>
        <ServicePicture
          service={service}
          sizes={`${below('sm')} 92vw, ${below('xl')} 46vw, 390px`}
          isFirst={isFirst}
        />
      </Link>
      <Body>
        <Tag hue={service.category.colour} {...markOf(service.category.fallbacks.title)}>
          {service.category.title}
        </Tag>
        <h2>
          <Link to={paths.service(service.slug)} {...markOf(service.fallbacks.title)}>
            {service.title}
          </Link>
        </h2>
        <ServiceDescription service={service} />
      </Body>
      <Foot>
        <BuyingRow service={service} />
      </Foot>
    </Card>
  );
}
