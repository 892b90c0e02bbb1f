import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { dayInUtc } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { CellActions, CellStack, Table, type Column } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { CardState } from './card-state';
import type { GiftCard } from './models';

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-main] {
    font-weight: 600;
  }
`;

/** Gift cards as rows, without their codes. */
export function GiftCardTable({
  caption,
  cards,
  currency,
  timeZone,
  onBlock,
  onRenew,
}: {
  caption: string;
  cards: readonly GiftCard[];
  currency: Currency;
  timeZone: string;
  /** Null for those who may not block cards. */
  onBlock: ((card: GiftCard) => void) | null;
  onRenew: (card: GiftCard) => void;
}) {
  const words = useWords(giftCards);
  const { formatSum, formatShortDay } = useFormats();
  const columns: readonly Column<GiftCard>[] = [
    {
      key: 'card',
      onPhone: 'main',
      header: words.card(),
      isRowHeader: true,
      cell: ({ last4, isFromBefore }) => (
        <CellStack>
          <span dir="ltr">•••• {last4}</span>
          {isFromBefore && <small>{words.fromBefore()}</small>}
        </CellStack>
      ),
    },
    {
      key: 'sold',
      onPhone: 'sub',
      header: words.sold(),
      cell: ({ soldAt, expiresOn }) => (
        <CellStack>
          {formatShortDay(soldAt, timeZone)}
          {expiresOn !== null && (
            <small>
              {words.until({
                day: words.dayOfYear({
                  day: formatShortDay(dayInUtc(expiresOn), 'UTC'),
                  year: expiresOn.slice(0, 4),
                }),
              })}
            </small>
          )}
        </CellStack>
      ),
    },
    {
      key: 'state',
      onPhone: 'sub',
      header: words.state(),
      cell: ({ state }) => <CardState state={state} />,
    },
    {
      key: 'value',
      header: words.value(),
      align: 'end',
      cell: ({ value }) => <Amount>{formatSum(value, currency)}</Amount>,
    },
    {
      key: 'left',
      onPhone: 'end',
      header: words.left(),
      align: 'end',
      cell: ({ balance }) => <Amount data-main>{formatSum(balance, currency)}</Amount>,
    },
    ...(onBlock
      ? [
          {
            key: 'actions',
            onPhone: 'more',
            header: words.actions(),
            align: 'end',
            cell: (card: GiftCard) =>
              (card.state === 'active' || card.state === 'blocked') && (
                <CellActions>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={words.newCodeFor({ last4: card.last4 })}
                    onClick={() => onRenew(card)}
                  >
                    {words.newCode()}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={
                      card.state === 'blocked'
                        ? words.unblockThat({ last4: card.last4 })
                        : words.blockThat({ last4: card.last4 })
                    }
                    onClick={() => onBlock(card)}
                  >
                    {card.state === 'blocked' ? words.unblock() : words.block()}
                  </Button>
                </CellActions>
              ),
          } as const,
        ]
      : []),
  ];
  return (
    <Table caption={caption} columns={columns} rows={cards} keyOf={({ _id }) => _id} rowsBelow={680} isList />
  );
}
