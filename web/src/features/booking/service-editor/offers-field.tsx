import { useState } from 'react';
import styled from 'styled-components';
import type { StaffMember } from '../../../api/models';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Hint } from '../../../ui/text';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';
import { Lines, Side } from './editor-layout';
import { type OfferDraft, ownLabelsOf, type ServiceDraft } from './service-draft';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);

  label {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    min-width: 0;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Own = styled(Side)`
  margin-top: var(--s-3);
`;

const isOwn = ({ price, minutes }: OfferDraft) => price !== '' || minutes.some(Boolean);

/** The team members who do the service, each with their own price and duration if they differ. */
export function OffersField({
  staff,
  draft,
  errorOf,
  onChange,
}: {
  staff: readonly StaffMember[];
  draft: Pick<ServiceDraft, 'offers' | 'segments' | 'price'>;
  errorOf: (name: string) => string | undefined;
  onChange: (staffId: string, part: Partial<OfferDraft>) => void;
}) {
  const words = useWords(book);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { offers, segments, price } = draft;
  const labels = ownLabelsOf(words, segments);
  const nobody = !Object.values(offers).some(({ does }) => does);
  return (
    <>
      {nobody && (
        <Alert tone="warning">
          <p>{words.nobodyCanBook()}</p>
        </Alert>
      )}
      <Lines>
        {staff.map(({ _id, name, role }) => {
          const offer = offers[_id] ?? { does: false, price: '', minutes: [] };
          const isOpen = offer.does && (opened.includes(_id) || isOwn(offer));
          return (
            <li key={_id}>
              <Head>
                <label>
                  <input
                    type="checkbox"
                    checked={offer.does}
                    onChange={({ target }) => onChange(_id, { does: target.checked })}
                  />
                  <span>
                    {name}
                    <small>{role}</small>
                  </span>
                </label>
                {offer.does && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-expanded={isOpen}
                    onClick={() => {
                      setOpened(isOpen ? opened.filter((id) => id !== _id) : [...opened, _id]);
                      if (isOpen) onChange(_id, { price: '', minutes: [] });
                    }}
                  >
                    {isOpen ? words.useServices() : words.ownPriceOrTime()}
                  </Button>
                )}
              </Head>
              {isOpen && (
                <>
                  <Own role="group" aria-label={words.priceAndTimeOf({ name })} $least="150px">
                    <Field
                      label={words.ownPrice()}
                      inputMode="decimal"
                      maxLength={16}
                      placeholder={price}
                      value={offer.price}
                      isOptional
                      error={errorOf(`offers.${_id}.price`)}
                      onChange={({ target }) => onChange(_id, { price: target.value })}
                    />
                    {segments.map(({ key, minutes }, index) => (
                      <Field
                        key={key}
                        label={labels[index] ?? ''}
                        inputMode="numeric"
                        maxLength={3}
                        placeholder={minutes}
                        value={offer.minutes[index] ?? ''}
                        isOptional
                        error={errorOf(`offers.${_id}.minutes.${index}`)}
                        onChange={({ target }) =>
                          onChange(_id, {
                            minutes: segments.map((_, each) =>
                              each === index ? target.value : (offer.minutes[each] ?? ''),
                            ),
                          })
                        }
                      />
                    ))}
                  </Own>
                  <Hint>{words.leaveEmpty()}</Hint>
                </>
              )}
            </li>
          );
        })}
      </Lines>
    </>
  );
}
