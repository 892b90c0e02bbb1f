import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from 'lucide-react';
import styled from 'styled-components';
import type { Currency } from '../../lib/format-money';
import { formatDuration } from '../../lib/format-duration';
import { paths } from '../../lib/paths';
import { IconButton, LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Price } from '../../ui/price';
import { Table, type Column } from '../../ui/table';
import { Tag } from '../../ui/tag';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { movedTo } from './list-order';
import type { ServiceEntry } from './models';
import { ServicePicture } from './service-picture';
import { ServiceStatusBadge } from './service-status-badge';

const Named = styled.span`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: center;
  gap: var(--s-3);
  text-align: left;

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

    @container table (min-width: 861px) {
      min-width: 12ch;
    }
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 400;
  }
`;
const Ways = styled.span`
  display: inline-flex;
  align-items: center;
  white-space: nowrap;
`;
const OrderWays = styled(Ways)`
  margin-inline: calc(-1 * var(--s-2));

  > button {
    width: 36px;
  }
  @media (pointer: coarse) {
    > button {
      width: 44px;
    }
  }
`;
const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;
const Figures = styled.span`
  display: grid;
  gap: 2px;
  white-space: nowrap;

  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

/** Who moved what, so that the focus follows it to its new place. */
interface Moved {
  id: string;
  control: 'up' | 'down' | 'handle';
}

/** The services in the owner's order, which she changes by buttons, by the arrow keys or by pulling a row. */
export function ManageTable({
  services,
  ids,
  currency,
  doers,
  canMove,
  onShowOrder,
  onKeepOrder,
  onOpen,
}: {
  /** Those that are shown. */
  services: readonly ServiceEntry[];
  /** All there are, in the order of the moment. */
  ids: readonly string[];
  currency: Currency | undefined;
  /** How many people do it, by service id. */
  doers: ReadonlyMap<string, number>;
  canMove: boolean;
  onShowOrder: (ids: readonly string[]) => void;
  onKeepOrder: (ids: readonly string[]) => void;
  onOpen: (service: ServiceEntry) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const shownIds = services.map(({ _id }) => _id);

  useEffect(() => {
    // A row that changes places is put into the page anew, and the focus must not stay behind.
    if (moved)
      place.current?.querySelector<HTMLElement>(`[data-control="${moved.control} ${moved.id}"]`)?.focus();
  }, [moved, ids]);

  const move = (id: string, places: -1 | 1, control: Moved['control']) => {
    const target = shownIds[shownIds.indexOf(id) + places];
    if (target === undefined) return;
    setMoved({ id, control });
    onKeepOrder(movedTo(ids, id, target));
  };
  useEffect(() => {
    if (lifted === null) return;
    let frame = 0;
    // Of the window, because the row is put into the page anew on its way, and would hear no more of the pointer.
    const carry = ({ clientX, clientY }: PointerEvent) => {
      pointer.current = { x: clientX, y: clientY };
      look(pointer.current);
    };
    const look = ({ x, y }: { x: number; y: number }) => {
      const within = Math.min(Math.max(y, 0), window.innerHeight - 1);
      const target = document.elementFromPoint(x, within)?.closest('tr')?.dataset['key'];
      if (target && target !== lifted && shownIds.includes(target)) onShowOrder(movedTo(ids, lifted, target));
    };
    // Held at the edge of the window, the list comes along.
    const roll = () => {
      frame = requestAnimationFrame(roll);
      const at = pointer.current;
      const speed = at ? rollingSpeed(at.y, window.innerHeight) : 0;
      if (!at || speed === 0) return;
      window.scrollBy({ top: speed, behavior: 'instant' });
      look(at);
    };
    frame = requestAnimationFrame(roll);
    const drop = () => {
      setLifted(null);
      pointer.current = null;
      setMoved({ id: lifted, control: 'handle' });
      onKeepOrder(ids);
    };
    window.addEventListener('pointermove', carry);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', carry);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [lifted, ids, shownIds, onShowOrder, onKeepOrder]);

  const columns: readonly Column<ServiceEntry>[] = [
    ...(canMove
      ? [
          {
            key: 'order',
            header: 'Order',
            cell: ({ _id, title }: ServiceEntry) => (
              <OrderWays>
                <Handle
                  label={`Move ${title}: pull, or use the arrow keys`}
                  data-control={`handle ${_id}`}
                  onPointerDown={(event) => {
                    if (event.button === 0) setLifted(_id);
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                    event.preventDefault();
                    move(_id, event.key === 'ArrowUp' ? -1 : 1, 'handle');
                  }}
                >
                  <Icon of={GripVertical} />
                </Handle>
                <IconButton
                  label={`Move up: ${title}`}
                  data-control={`up ${_id}`}
                  aria-disabled={shownIds[0] === _id}
                  onClick={() => move(_id, -1, 'up')}
                >
                  <Icon of={ArrowUp} />
                </IconButton>
                <IconButton
                  label={`Move down: ${title}`}
                  data-control={`down ${_id}`}
                  aria-disabled={shownIds.at(-1) === _id}
                  onClick={() => move(_id, 1, 'down')}
                >
                  <Icon of={ArrowDown} />
                </IconButton>
              </OrderWays>
            ),
          },
        ]
      : []),
    {
      key: 'title',
      header: 'Service',
      isRowHeader: true,
      cell: (service) => (
        <Named>
          <ServicePicture service={service} sizes="84px" />
          <span>
            {service.title}
            <Tag hue={service.category.slug}>{service.category.title}</Tag>
            <small>{doersOf(doers.get(service._id) ?? 0)}</small>
          </span>
        </Named>
      ),
    },
    {
      key: 'price',
      header: 'Price and time',
      cell: ({ price, priceKind, durationMinutes }) => (
        <Figures>
          <Price amount={price} kind={priceKind} currency={currency} />
          <small>{formatDuration(durationMinutes)}</small>
        </Figures>
      ),
    },
    { key: 'status', header: 'Status', cell: ({ status }) => <ServiceStatusBadge status={status} /> },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (service) => (
        <Ways>
          <LinkButton
            to={paths.dashboardManageOne(service._id)}
            variant="quiet"
            size="small"
            aria-label={`Edit: ${service.title}`}
          >
            <Icon of={Pencil} size={18} /> Edit
          </LinkButton>
          <IconButton
            label={`More about ${service.title}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(service)}
          >
            <Icon of={Ellipsis} />
          </IconButton>
        </Ways>
      ),
    },
  ];
  const movedAt = moved ? shownIds.indexOf(moved.id) : -1;
  return (
    <div ref={place}>
      <VisuallyHidden role="status">
        {movedAt >= 0 && `${services[movedAt]?.title} is now ${movedAt + 1} of ${services.length}`}
      </VisuallyHidden>
      <Table
        caption={`${services.length} ${services.length === 1 ? 'service' : 'services'}`}
        columns={columns}
        rows={services}
        keyOf={({ _id }) => _id}
        isLifted={({ _id }) => _id === lifted}
        cardsBelow={860}
      />
    </div>
  );
}

const EDGE = 88;

/** How far the list moves in a frame, in pixels, while something is held this high in the window. */
function rollingSpeed(y: number, height: number): number {
  if (y < EDGE) return -12;
  return y > height - EDGE ? 12 : 0;
}

const doersOf = (count: number): string => {
  if (count === 0) return 'Nobody does it: it cannot be booked';
  return count === 1 ? '1 person does it' : `${count} people do it`;
};
