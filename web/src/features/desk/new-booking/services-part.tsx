import { useState, type ReactNode } from 'react';
import { Check, Plus, Repeat2 } from 'lucide-react';
import styled from 'styled-components';
import type { Service, StaffMember } from '../../../api/models';
import { useSalon } from '../../../api/use-salon';
import type { Answer } from '../../../lib/answer';
import type { Currency } from '../../../lib/currency';
import { Answered } from '../../../ui/answered';
import { Input } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Price } from '../../../ui/price';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { useWords } from '../../../words/use-words';
import { MOST_LINES, newLine, type DraftLine } from '../../booking/line-editor/draft-lines';
import { categoriesOf, filterServices } from '../../booking/services/filter-services';
import { ChosenService } from './chosen-service';
import { Heading, Mistake } from './parts';
import { useHabits } from './use-habits';

/** From this number on, searching is faster than reading. */
const MANY = 10;

const Part = styled.section`
  > div > input {
    min-height: 40px;
    padding-block: 6px;
  }
  h4 {
    margin: var(--s-3) 0 0;
    color: var(--text-2);
    font: 500 var(--t-small) / 20px var(--font-ui);
    overflow-wrap: anywhere;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li + li {
    border-top: 1px solid var(--border);
  }
`;
const Row = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  width: 100%;
  min-height: 48px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  line-height: 18px;
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
  > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b,
  > :nth-child(2) {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  > :last-child {
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    border: 1px solid var(--border-strong);
    border-radius: 50%;
    color: var(--text-2);
  }
  &[aria-pressed='true'] > :last-child {
    border-color: var(--text-2);
    background: var(--surface-3);
    color: var(--text);
  }
`;

/** The services, each one press away: as last time, then by category. */
export function ServicesPart({
  services,
  staff,
  lines,
  clientId,
  ownId,
  currency,
  error,
  errorOf,
  onToggle,
  onChange,
}: {
  services: Answer<Service[]>;
  staff: readonly StaffMember[];
  lines: readonly DraftLine[];
  /** Null without a client on file. */
  clientId: string | null;
  /** The team member who does all of it, for users who book only for themselves. */
  ownId: string | null;
  currency: Currency;
  error: string | undefined;
  errorOf: (name: string) => string | undefined;
  onToggle: (serviceId: string) => void;
  onChange: (lines: DraftLine[]) => void;
}) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const [search, setSearch] = useState('');
  const usualId = useHabits(clientId).data?.usualStaff?._id ?? null;
  return (
    <Part id="new-booking-services">
      <Heading>
        <h3>{words.services()}</h3>
      </Heading>
      {error && (
        <Mistake role="alert" tabIndex={-1} data-failure>
          {error}
        </Mistake>
      )}
      <AsLastTime clientId={clientId} lines={lines} currency={currency} onChange={onChange} />
      <Answered answer={services} what={own.theServices()} skeleton={<Skeleton $height="240px" />}>
        {(all) => (
          <>
            {all.length > MANY && (
              <div>
                <Input
                  type="search"
                  aria-label={own.findService()}
                  placeholder={own.findService()}
                  value={search}
                  maxLength={100}
                  onChange={({ target }) => setSearch(target.value)}
                />
              </div>
            )}
            <Found
              services={filterServices(all, { search })}
              isSearch={all.length > 0}
              rowOf={(service) => {
                const index = lines.findIndex(({ serviceId }) => serviceId === service._id);
                const line = lines[index];
                return (
                  <>
                    <ServiceRow
                      service={service}
                      currency={currency}
                      isChosen={line !== undefined}
                      isFull={lines.length >= MOST_LINES}
                      onPress={() => onToggle(service._id)}
                    />
                    {line && (
                      <ChosenService
                        service={service}
                        line={line}
                        staff={staff}
                        usualId={usualId}
                        isOwn={ownId !== null}
                        currency={currency}
                        error={errorOf(`lines.${index}.staffId`) ?? errorOf(`lines.${index}.serviceId`)}
                        onChange={(changed) =>
                          onChange(lines.map((other) => (other.key === line.key ? changed : other)))
                        }
                      />
                    )}
                  </>
                );
              }}
            />
          </>
        )}
      </Answered>
    </Part>
  );
}

function Found({
  services,
  isSearch,
  rowOf,
}: {
  services: readonly Service[];
  isSearch: boolean;
  rowOf: (service: Service) => ReactNode;
}) {
  const own = useWords(newBooking);
  if (services.length === 0) return <p role="status">{isSearch ? own.noService() : own.noServicesYet()}</p>;
  return categoriesOf(services).map((category) => (
    <div key={category.slug}>
      <h4>{category.title}</h4>
      <ul>
        {services
          .filter((service) => service.category.slug === category.slug)
          .map((service) => (
            <li key={service._id}>{rowOf(service)}</li>
          ))}
      </ul>
    </div>
  ));
}

function ServiceRow({
  service: { title, price, priceKind, durationMinutes, terms },
  currency,
  isChosen,
  isFull,
  onPress,
}: {
  service: Service;
  currency: Currency;
  isChosen: boolean;
  isFull: boolean;
  onPress: () => void;
}) {
  const { formatDurations } = useFormats();
  const { minMinutes = durationMinutes, maxMinutes = durationMinutes } = terms ?? {};
  return (
    <Row type="button" aria-pressed={isChosen} disabled={isFull && !isChosen} onClick={onPress}>
      <span>
        <b>{title}</b>
        <small>{formatDurations(minMinutes, maxMinutes)}</small>
      </span>
      <Price amount={terms?.price ?? price} kind={terms?.priceKind ?? priceKind} currency={currency} />
      <span>
        <Icon of={isChosen ? Check : Plus} size={18} />
      </span>
    </Row>
  );
}

/** The client’s latest visit, with the people who did it. */
function AsLastTime({
  clientId,
  lines,
  currency,
  onChange,
}: {
  clientId: string | null;
  lines: readonly DraftLine[];
  currency: Currency;
  onChange: (lines: DraftLine[]) => void;
}) {
  const own = useWords(newBooking);
  const { formatShortDay, formatSeries, formatList } = useFormats();
  const { data: salon } = useSalon();
  const habits = useHabits(clientId);
  const lastTime = habits.data?.lastTime;
  if (clientId === null) return null;
  if (habits.error && habits.error.code !== 'not-found') {
    return (
      <Answered answer={habits} what={own.theHabits()} skeleton={null}>
        {() => null}
      </Answered>
    );
  }
  if (!lastTime || lastTime.lines.length === 0 || !salon) return null;
  const again = lastTime.lines.map(({ serviceId, staffId, addOnIds }) => ({
    ...newLine(staffId ?? ''),
    serviceId,
    addOnIds,
  }));
  const partsOf = (all: readonly DraftLine[]) =>
    JSON.stringify(all.map(({ serviceId, staffId, addOnIds }) => [serviceId, staffId, addOnIds]));
  const isChosen = partsOf(lines) === partsOf(again);
  const names = [...new Set(lastTime.lines.flatMap(({ staffName }) => staffName ?? []))];
  const day = formatShortDay(lastTime.startsAt, salon.timeZone);
  return (
    <Row type="button" aria-pressed={isChosen} onClick={() => onChange(isChosen ? [] : again)}>
      <span>
        <small>{own.asLastTime()}</small>
        <b>{formatSeries(lastTime.lines.map(({ title }) => title))}</b>
        <small>{names.length > 0 ? own.lastTimeWith({ day, names: formatList(names) }) : day}</small>
      </span>
      <Price amount={lastTime.totalPrice} kind={lastTime.priceKind} currency={currency} />
      <span>
        <Icon of={isChosen ? Check : Repeat2} size={18} />
      </span>
    </Row>
  );
}
