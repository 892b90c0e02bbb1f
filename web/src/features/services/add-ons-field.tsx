import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { moved } from '../../lib/moved';
import { randomId } from '../../lib/random-id';
import { Button, IconButton } from '../../ui/button';
import { Contents } from '../../ui/contents';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { adds, removes, useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { Lines, Start } from './editor-parts';
import type { AddOnDraft } from './service-draft';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(88px, 1fr) minmax(88px, 1fr) auto;
  align-items: start;
  gap: var(--s-3);

  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
const Ways = styled.div`
  display: flex;
  padding-top: 28px;

  @media (max-width: 720px) {
    padding-top: 0;
  }
`;

const mostAddOns = 20;

/** What can be added to a service, for money, for time, or for both. */
export function AddOnsField({
  addOns,
  mistakes,
  onChange,
}: {
  addOns: readonly AddOnDraft[];
  mistakes: Readonly<Record<string, string>>;
  onChange: (addOns: AddOnDraft[]) => void;
}) {
  const change = (key: string, part: Partial<AddOnDraft>) =>
    onChange(addOns.map((addOn) => (addOn.key === key ? { ...addOn, ...part } : addOn)));
  const { whole, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <Contents ref={whole}>
      {addOns.length > 0 && (
        <Lines>
          {addOns.map(({ key, title, price, extraMinutes }, index) => (
            <li key={key}>
              <Row role="group" aria-label={nameOf({ title }, index)}>
                <Field
                  label="Add-on"
                  maxLength={80}
                  value={title}
                  error={mistakes[`addOns.${index}.title`]}
                  onChange={({ target }) => change(key, { title: target.value })}
                />
                <Field
                  label="Price"
                  inputMode="decimal"
                  maxLength={9}
                  value={price}
                  error={mistakes[`addOns.${index}.price`]}
                  onChange={({ target }) => change(key, { price: target.value })}
                />
                <Field
                  label="More minutes"
                  inputMode="numeric"
                  maxLength={3}
                  value={extraMinutes}
                  error={mistakes[`addOns.${index}.extraMinutes`]}
                  onChange={({ target }) => change(key, { extraMinutes: target.value })}
                />
                <Ways>
                  <IconButton
                    label={`Move up: ${nameOf({ title }, index)}`}
                    aria-disabled={index === 0}
                    onClick={() => onChange([...moved(addOns, index, index - 1)])}
                  >
                    <Icon of={ArrowUp} />
                  </IconButton>
                  <IconButton
                    label={`Move down: ${nameOf({ title }, index)}`}
                    aria-disabled={index === addOns.length - 1}
                    onClick={() => onChange([...moved(addOns, index, index + 1)])}
                  >
                    <Icon of={ArrowDown} />
                  </IconButton>
                  <IconButton
                    {...removes}
                    label={`Remove: ${nameOf({ title }, index)}`}
                    onClick={() => {
                      onRemoved(index);
                      onChange(addOns.filter((addOn) => addOn.key !== key));
                    }}
                  >
                    <Icon of={Trash2} />
                  </IconButton>
                </Ways>
              </Row>
            </li>
          ))}
        </Lines>
      )}
      <Start>
        <Button
          {...adds}
          variant="ghost"
          size="small"
          disabled={addOns.length >= mostAddOns}
          onClick={() => onChange([...addOns, { key: randomId(), title: '', price: '', extraMinutes: '0' }])}
        >
          <Icon of={Plus} size={18} /> Add an add-on
        </Button>
      </Start>
    </Contents>
  );
}

const nameOf = ({ title }: Pick<AddOnDraft, 'title'>, index: number) => title || `Add-on ${index + 1}`;
