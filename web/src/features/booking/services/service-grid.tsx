import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { Later } from '../../../ui/later';
import { below } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { ServiceCard } from './service-card';

const Grid = styled.ul`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: repeat(3, minmax(0, 1fr));

  @media ${below('xl')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
`;
const Blank = styled.li`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  min-height: 480px;
  padding-bottom: var(--s-5);
`;

const ABOVE_THE_FOLD = 3;
const blanks = ['1', '2', '3', '4', '5', '6'];

/** All services that match the filter. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  return (
    <Grid>
      {services.map((service, position) =>
        position < ABOVE_THE_FOLD ? (
          <li key={service._id}>
            <ServiceCard service={service} isFirst />
          </li>
        ) : (
          <Later key={service._id} as="li">
            <ServiceCard service={service} />
          </Later>
        ),
      )}
    </Grid>
  );
}

/** Placeholders in the same layout. */
export function ServiceGridSkeleton() {
  return (
    <Grid aria-hidden>
      {blanks.map((blank) => (
        <Blank key={blank}>
          <Skeleton $ratio="3 / 2" />
          <Skeleton $width="60%" $height="1.4rem" />
          <Skeleton />
          <Skeleton $width="80%" />
        </Blank>
      ))}
    </Grid>
  );
}
