import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { ServiceFacts } from './service-facts';

const Row = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

/** The price and duration of a service, and a link to book it, if anyone does it. */
export function BuyingRow({ service }: { service: Service }) {
  const words = useWords(publicSite);
  return (
    <Row>
      <ServiceFacts service={service} />
      {service.terms && (
        <LinkButton to={paths.book({ serviceIds: [service._id] })} size="small">
          <span>
            <span aria-hidden>{words.buyNow()}</span>
            <VisuallyHidden>{words.buyNowThis({ title: service.title })}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
    </Row>
  );
}
