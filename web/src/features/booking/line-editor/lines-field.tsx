import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import type { Service, StaffMember } from '../../../api/models';
import { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { AddOnChoices } from '../bookings/add-on-choices';
import { toggled } from '../bookings/cart';
import { Part, Wide } from './form-parts';
import {
  choosable,
  estimateOf,
  MOST_LINES,
  newLine,
  peopleFor,
  withService,
  type DraftLine,
} from './draft-lines';
import { useFormats } from '../../../ui/use-formats';
import { priceText } from '../bookings/estimate-text';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

const Line = styled.fieldset`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--s-3) var(--s-4);

  &[data-of-several='true'] {
    padding: var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-2);
  }
  > * {
    min-width: 0;
  }
`;
const AddOns = styled(AddOnChoices)`
  grid-column: 1 / -1;

  legend {
    font-size: 0.9375rem;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  label > :last-child {
    flex: none;
    white-space: nowrap;
  }
`;
const Foot = styled(Wide)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-2) var(--s-4);

  @media ${below('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const RemoveRow = styled.div`
  grid-column: 1 / -1;
  justify-self: end;
`;

/** The services of the booking, each with its team member and add-ons. */
export function LinesField({
  lines,
  onChange,
  errorOf,
  services,
  staff,
  ownId,
  currency,
  children,
}: {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  /** The error of a form field, by name. */
  errorOf: (name: string) => string | undefined;
  services: readonly Service[];
  staff: readonly StaffMember[];
  /** The team member who does all of it, for users who book only for themselves. */
  ownId: string | null;
  currency: Currency;
  /** Further fields for each line. */
  children?: (line: DraftLine, index: number, onChange: (line: DraftLine) => void) => ReactNode;
}) {
  const words = useWords(deskBookings);
  const formats = useFormats();
  const { formatDurations } = formats;
  // Only an added line takes the focus, not the initial ones.
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const isComplete = lines.every(({ serviceId }) => serviceId);
  const total = estimateOf(lines, services, staff);

  const change = (changed: DraftLine) =>
    onChange(lines.map((line) => (line.key === changed.key ? changed : line)));
  const add = () => {
    const line = newLine(ownId ?? '');
    setAddedKey(line.key);
    onChange([...lines, line]);
  };
  const remove = ({ key }: DraftLine) => {
    onChange(lines.filter((line) => line.key !== key));
    adder.current?.focus();
  };
  return (
    <Part>
      <legend>{words.services()}</legend>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          number={index + 1}
          isOfSeveral={lines.length > 1}
          isNew={line.key === addedKey}
          isOwn={ownId !== null}
          services={choosable(services, lines, line)}
          staff={staff}
          currency={currency}
          errorOf={(name) => errorOf(`lines.${index}.${name}`)}
          onChange={change}
          onRemove={() => remove(line)}
        >
          {children?.(line, index, change)}
        </LineFields>
      ))}
      <Foot>
        <p role="status">
          {!children &&
            isComplete &&
            services.length > 0 &&
            words.lengthAndPrice({
              length: formatDurations(total.minMinutes, total.maxMinutes),
              price: priceText(formats, total.price, total.priceKind, currency),
            })}
        </p>
        {/* Disabled at the maximum instead of removed, so that it keeps the focus. */}
        <Button
          ref={adder}
          variant="ghost"
          size="small"
          aria-disabled={lines.length >= MOST_LINES || undefined}
          onClick={() => lines.length < MOST_LINES && add()}
        >
          <Icon of={Plus} size={18} />
          {lines.length < MOST_LINES ? words.addAnother() : words.atMost({ count: MOST_LINES })}
        </Button>
      </Foot>
    </Part>
  );
}

function LineFields({
  line,
  number,
  isOfSeveral,
  isNew,
  isOwn,
  services,
  staff,
  currency,
  errorOf,
  onChange,
  onRemove,
  children,
}: {
  line: DraftLine;
  /** The number of the service in the booking, from 1. */
  number: number;
  isOfSeveral: boolean;
  isNew: boolean;
  isOwn: boolean;
  services: readonly Service[];
  staff: readonly StaffMember[];
  currency: Currency;
  errorOf: (name: 'serviceId' | 'staffId') => string | undefined;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  const words = useWords(deskBookings);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) select.current?.focus();
  }, [isNew]);

  const service = services.find(({ _id }) => _id === line.serviceId);
  const able = peopleFor(staff, line);
  const asked = staff.find(({ _id }) => _id === line.staffId);
  return (
    <Line aria-label={words.serviceNumber({ number })} data-of-several={isOfSeveral}>
      <SelectField
        ref={select}
        label={words.service()}
        value={line.serviceId}
        error={errorOf('serviceId')}
        onChange={({ target }) => onChange(withService(line, target.value))}
      >
        <option value="">{words.chooseAService()}</option>
        {services.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </SelectField>
      {!isOwn && (
        <SelectField
          label={words.teamMember()}
          value={line.staffId}
          error={errorOf('staffId')}
          onChange={({ target }) => onChange({ ...line, staffId: target.value })}
        >
          <option value="">{words.anyone()}</option>
          {asked && !able.includes(asked) && (
            <option value={asked._id}>{words.doesNotDoThis({ name: asked.name })}</option>
          )}
          {able.map(({ _id, name: person }) => (
            <option key={_id} value={_id}>
              {person}
            </option>
          ))}
        </SelectField>
      )}
      {service && service.addOns.length > 0 && (
        <AddOns
          service={service}
          chosenIds={line.addOnIds}
          currency={currency}
          onToggle={(addOnId) => onChange({ ...line, addOnIds: toggled(line.addOnIds, addOnId) })}
        />
      )}
      {children}
      {isOfSeveral && (
        <RemoveRow>
          <Button
            variant="quiet"
            size="small"
            aria-label={service ? words.removeThis({ title: service.title }) : words.removeNumber({ number })}
            onClick={onRemove}
          >
            <Icon of={X} size={18} /> {words.remove()}
          </Button>
        </RemoveRow>
      )}
    </Line>
  );
}
