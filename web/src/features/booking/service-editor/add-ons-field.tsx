import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { languageDraftsOf } from '../../../lib/language-drafts';
import { randomId } from '../../../lib/random-id';
import { Button, IconButton } from '../../../ui/button';
import { DisplayContents } from '../../../ui/display-contents';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { ReorderButtons, ReorderStatus, useReorder } from '../../../ui/reorder';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';
import { Lines, Start } from './editor-layout';
import { type AddOnDraft, addOnTexts } from './service-draft';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(88px, 1fr) minmax(88px, 1fr) auto;
  align-items: start;
  gap: var(--s-3);

  @media ${below('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  padding-top: 28px;

  @media ${below('md')} {
    padding-top: 0;
  }
`;

const MOST_ADD_ONS = 20;

/** A service's add-ons, with extra price, extra time, or both. */
export function AddOnsField({
  value: addOns,
  errorOf,
  onChange,
}: {
  value: readonly AddOnDraft[];
  errorOf: (name: string) => string | undefined;
  onChange: (addOns: AddOnDraft[]) => void;
}) {
  const words = useWords(book);
  const nameOf = ({ title }: Pick<AddOnDraft, 'title'>, index: number) =>
    title || words.addOnNumber({ number: index + 1 });
  const change = (key: string, part: Partial<AddOnDraft>) =>
    onChange(addOns.map((addOn) => (addOn.key === key ? { ...addOn, ...part } : addOn)));
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const byKey = new Map(addOns.map((addOn) => [addOn.key, addOn]));
  const ordered = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const reorder = useReorder([...byKey.keys()], (keys) => onChange(ordered(keys)));
  const inOrder = ordered(reorder.ids);
  return (
    <DisplayContents ref={container}>
      <ReorderStatus
        reorder={reorder}
        nameOf={(key) => nameOf({ title: byKey.get(key)?.title ?? '' }, reorder.ids.indexOf(key))}
      />
      {addOns.length > 0 && (
        <Lines>
          {inOrder.map(({ key, title, price, extraMinutes }, index) => (
            <li key={key} data-key={key}>
              <Row role="group" aria-label={nameOf({ title }, index)}>
                <Field
                  label={words.addOn()}
                  maxLength={80}
                  value={title}
                  aria-required
                  error={errorOf(`addOns.${index}.title`)}
                  onChange={({ target }) => change(key, { title: target.value })}
                />
                <Field
                  label={words.price()}
                  inputMode="decimal"
                  maxLength={16}
                  value={price}
                  aria-required
                  error={errorOf(`addOns.${index}.price`)}
                  onChange={({ target }) => change(key, { price: target.value })}
                />
                <Field
                  label={words.extraMinutes()}
                  inputMode="numeric"
                  maxLength={3}
                  value={extraMinutes}
                  aria-required
                  error={errorOf(`addOns.${index}.extraMinutes`)}
                  onChange={({ target }) => change(key, { extraMinutes: target.value })}
                />
                <Actions>
                  <ReorderButtons reorder={reorder} id={key} name={nameOf({ title }, index)} />
                  <IconButton
                    {...removes}
                    label={words.removeThat({ name: nameOf({ title }, index) })}
                    onClick={() => {
                      onRemoved(index);
                      onChange(addOns.filter((addOn) => addOn.key !== key));
                    }}
                  >
                    <Icon of={Trash2} />
                  </IconButton>
                </Actions>
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
          disabled={addOns.length >= MOST_ADD_ONS}
          onClick={() =>
            onChange([
              ...addOns,
              {
                key: randomId(),
                title: '',
                price: '',
                extraMinutes: '0',
                words: languageDraftsOf(addOnTexts),
              },
            ])
          }
        >
          <Icon of={Plus} size={18} /> {words.addAnAddOn()}
        </Button>
      </Start>
    </DisplayContents>
  );
}
