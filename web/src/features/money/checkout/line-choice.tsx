import styled from 'styled-components';
import { ChoiceField } from '../../../ui/choice-field';
import { SelectField } from '../../../ui/field';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import type { DraftLine } from './draft';
import type { Offered } from './offered';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s-3);
`;

interface Props {
  line: DraftLine;
  offered: Offered;
  errorOf: (name: string) => string | undefined;
  onChange: (line: DraftLine) => void;
}

/** For an added line: the service and who did it, or who sold the product. */
export function LineChoice(props: Props) {
  return (
    <Pair>
      {props.line.kind === 'service' && <ServiceChoice {...props} />}
      <PersonChoice {...props} />
    </Pair>
  );
}

function ServiceChoice({ line, offered: { services, staff, currency }, errorOf, onChange }: Props) {
  const words = useWords(checkout);
  const { formatPrice } = useFormats();
  return (
    <ChoiceField
      label={words.service()}
      listLabel={words.services()}
      name={`service-${line.key}`}
      error={errorOf('serviceId')}
      options={services.map(({ _id, title, price, priceKind }) => ({
        key: _id,
        label: title,
        more: formatPrice(price, priceKind, currency),
      }))}
      value={line.serviceId}
      onChange={(serviceId) => {
        const service = services.find(({ _id }) => _id === serviceId);
        const able = staff.filter(({ offers }) => offers.some((offer) => offer.serviceId === serviceId));
        const [only] = able.length === 1 ? able : [];
        const kept = able.some(({ _id }) => _id === line.staffId) ? line.staffId : (only?._id ?? '');
        onChange({ ...line, serviceId, staffId: kept, needsPrice: service?.priceKind === 'from', price: '' });
      }}
    />
  );
}

function PersonChoice({ line, offered: { staff, team }, errorOf, onChange }: Props) {
  const words = useWords(checkout);
  const error = errorOf('staffId');
  const able = staff.filter(({ offers }) => offers.some(({ serviceId }) => serviceId === line.serviceId));
  const people = line.kind === 'service' && line.serviceId ? able : team;
  return (
    <SelectField
      label={line.kind === 'service' ? words.doneBy() : words.soldBy()}
      {...(error && { error })}
      value={line.staffId}
      onChange={({ target }) => onChange({ ...line, staffId: target.value })}
    >
      <option value="">{line.kind === 'service' ? words.choosePerson() : words.nobody()}</option>
      {people.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
