import styled from 'styled-components';
import type { Service } from '../../api/models';
import { Picture } from '../../ui/picture';
import { Tag } from '../../ui/tag';
import { BuyingRow } from './buying-row';
import { ServiceDescription } from './service-description';

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
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    background: var(--surface-3);
  }
`;
const Body = styled.div`
  display: grid;
  gap: var(--s-3);
  align-content: start;
  justify-items: start;
  flex: 1;
  padding: 20px 20px var(--s-4);
`;
const Foot = styled.div`
  padding: 0 20px 20px;
`;

/** A service as it stands in the list of all: picture, what it is, how long, how much, and the way to book it. */
export function ServiceCard({ service, isFirst }: { service: Service; isFirst?: boolean }) {
  return (
    <Card>
      <Picture
        src={service.img}
        kind="service"
        sizes="(max-width: 640px) 92vw, (max-width: 1000px) 46vw, 390px"
        alt=""
        isFirst={isFirst}
      />
      <Body>
        <Tag hue={service.category.slug}>{service.category.title}</Tag>
        <h2>{service.title}</h2>
        <ServiceDescription title={service.title} description={service.description} />
      </Body>
      <Foot>
        <BuyingRow service={service} />
      </Foot>
    </Card>
  );
}
