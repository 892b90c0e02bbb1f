import { Ellipsis, Pencil } from 'lucide-react';
import styled from 'styled-components';
import { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { IconButton, LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Cluster } from '../../../ui/layout';
import { Price } from '../../../ui/price';
import { ReorderButtons, ReorderStatus, useReorder } from '../../../ui/reorder';
import { CellActions, CellStack, Table, type Column } from '../../../ui/table';
import { Tag } from '../../../ui/tag';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import type { ServicesDeskWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import type { ServiceEntry } from '../services/models';
import { ServicePicture } from '../services/service-picture';
import { ServiceStatusBadge } from './service-status-badge';

const ROWS_BELOW = 860;

const Named = styled.span`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: center;
  gap: var(--s-3);
  text-align: start;

  @container table (max-width: ${ROWS_BELOW}px) {
    grid-template-columns: 64px minmax(0, 1fr);
  }
  > :first-child {
    overflow: hidden;
    border-radius: var(--r-1);
    font-size: 1.5rem;
  }
  > :last-child {
    display: grid;
    gap: 4px;
    justify-items: start;
    min-width: 0;
    overflow-wrap: anywhere;

    @container table (min-width: ${ROWS_BELOW + 1}px) {
      min-width: 12ch;
    }
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
  }
`;
const OrderCell = styled.span`
  display: inline-flex;
  margin-inline: calc(-1 * var(--s-2));

  @container table (max-width: ${ROWS_BELOW}px) {
    > span {
      flex-direction: column;
    }
    button {
      width: 36px;
      min-height: 28px;
      height: 28px;
    }
  }

  button {
    width: 36px;
  }
  @media (pointer: coarse) {
    button {
      width: 44px;
    }
  }
`;
/** On a phone, “on sale” goes without saying. */
const Status = styled.span`
  @container table (max-width: ${ROWS_BELOW}px) {
    &[data-is-usual] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
const Figures = styled(CellStack)`
  white-space: nowrap;
`;

/** The services in the salon's order, which can be changed here. */
export function ManageTable({
  services,
  currency,
  doers,
  canMove,
  onReorder,
  onOpen,
}: {
  /** The visible ones. */
  services: readonly ServiceEntry[];
  currency: Currency | undefined;
  /** The number of people who do each service, by id. */
  doers: ReadonlyMap<string, number>;
  canMove: boolean;
  /** Called with the ids of the visible ones. */
  onReorder: (ids: readonly string[]) => Promise<void>;
  onOpen: (service: ServiceEntry) => void;
}) {
  const words = useWords(book);
  const { formatDuration } = useFormats();
  const byId = new Map(services.map((service) => [service._id, service]));
  const reorder = useReorder([...byId.keys()], onReorder);

  const columns: readonly Column<ServiceEntry>[] = [
    ...(canMove
      ? [
          {
            key: 'order',
            onPhone: 'start' as const,
            header: words.order(),
            cell: ({ _id, title }: ServiceEntry) => (
              <OrderCell>
                <ReorderButtons reorder={reorder} id={_id} name={title} />
              </OrderCell>
            ),
          },
        ]
      : []),
    {
      key: 'title',
      onPhone: 'main',
      header: words.service(),
      isRowHeader: true,
      cell: (service) => (
        <Named>
          <ServicePicture service={service} sizes="84px" />
          <span>
            {service.title}
            <Cluster as="span">
              <Tag hue={service.category.colour}>{service.category.title}</Tag>
              <small>{doersOf(words, doers.get(service._id) ?? 0)}</small>
            </Cluster>
          </span>
        </Named>
      ),
    },
    {
      key: 'price',
      onPhone: 'sub',
      header: words.priceAndTime(),
      cell: ({ price, priceKind, durationMinutes }) => (
        <Figures>
          <Price amount={price} kind={priceKind} currency={currency} />
          <small>{formatDuration(durationMinutes)}</small>
        </Figures>
      ),
    },
    {
      key: 'status',
      onPhone: 'sub',
      header: words.status(),
      cell: ({ status }) => (
        <Status data-is-usual={status === 'active' || undefined}>
          <ServiceStatusBadge status={status} />
        </Status>
      ),
    },
    {
      key: 'actions',
      onPhone: 'more',
      header: words.actions(),
      align: 'end',
      cell: (service) => (
        <CellActions>
          <LinkButton
            to={paths.dashboardManageOne(service._id)}
            variant="quiet"
            size="small"
            aria-label={words.editThat({ title: service.title })}
          >
            <Icon of={Pencil} size={18} /> {words.edit()}
          </LinkButton>
          <IconButton
            label={words.moreAbout({ title: service.title })}
            aria-haspopup="dialog"
            onClick={() => onOpen(service)}
          >
            <Icon of={Ellipsis} />
          </IconButton>
        </CellActions>
      ),
    },
  ];
  return (
    <div>
      <ReorderStatus reorder={reorder} nameOf={(id) => byId.get(id)?.title ?? ''} />
      <Table
        caption={words.serviceCount({ count: services.length })}
        columns={columns}
        rows={reorder.ids.flatMap((id) => byId.get(id) ?? [])}
        keyOf={({ _id }) => _id}
        isLifted={({ _id }) => _id === reorder.liftedId}
        rowsBelow={ROWS_BELOW}
      />
    </div>
  );
}

const doersOf = (words: ServicesDeskWords, count: number): string =>
  count === 0 ? words.nobodyDoesIt() : words.doerCount({ count });
