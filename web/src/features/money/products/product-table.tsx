import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CellActions, CellStack, type Column, Table } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { products as book } from '../../../words/products.gen';
import { useWords } from '../../../words/use-words';
import type { TaxRate } from '../till-settings/models';
import type { Product } from './models';

const Code = styled.small`
  color: var(--text-2);
  font-weight: 400;
  font-size: var(--t-meta);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
const Figure = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const ROWS_BELOW = 700;
/** Under a heading. */
const InColumn = styled(Figure)`
  @container table (max-width: ${ROWS_BELOW}px) {
    display: none;
  }
`;
/** Without one, in a list row. */
const InRow = styled.span`
  @container table (width > ${ROWS_BELOW}px) {
    display: none;
  }
`;

/** The products with prices and stock; those to reorder are marked. */
export function ProductTable({
  caption,
  products,
  currency,
  rates,
  onEdit,
  onCount,
}: {
  caption: string;
  products: readonly Product[];
  currency: Currency | undefined;
  rates: readonly TaxRate[];
  /** Null for those who may not edit products. */
  onEdit: ((product: Product) => void) | null;
  onCount: (product: Product) => void;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  const nameOf = new Map(rates.map(({ _id, name }) => [_id, name]));
  const columns: readonly Column<Product>[] = [
    {
      key: 'title',
      onPhone: 'main',
      header: words.product(),
      isRowHeader: true,
      cell: ({ title, barcode, isArchived }) => (
        <CellStack>
          <bdi>{title}</bdi>
          {barcode && <Code dir="ltr">{barcode}</Code>}
          {isArchived && (
            <span>
              <Badge>{words.archived()}</Badge>
            </span>
          )}
        </CellStack>
      ),
    },
    {
      key: 'tax',
      header: words.tax(),
      cell: ({ taxRateId }) => (taxRateId && nameOf.get(taxRateId)) ?? words.usualTax(),
    },
    {
      key: 'stock',
      onPhone: 'sub',
      header: words.stock(),
      align: 'end',
      cell: ({ stock, isLow }) => (
        <CellStack>
          <span>
            <InColumn>{stock}</InColumn>
            <InRow>{words.thereAre({ count: stock })}</InRow>
          </span>
          {isLow && (
            <span>
              <Badge tone="warning" icon={TriangleAlert}>
                {words.low()}
              </Badge>
            </span>
          )}
        </CellStack>
      ),
    },
    {
      key: 'price',
      onPhone: 'end',
      header: words.price(),
      align: 'end',
      cell: ({ price }) => <Figure>{currency && formatSum(price, currency)}</Figure>,
    },
    {
      key: 'actions',
      onPhone: 'more',
      header: words.actions(),
      align: 'end',
      cell: (product) => (
        <CellActions>
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={words.stockOf({ title: product.title })}
            onClick={() => onCount(product)}
          >
            {words.enterStock()}
          </Button>
          {onEdit && (
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-label={words.editThat({ title: product.title })}
              onClick={() => onEdit(product)}
            >
              {words.edit()}
            </Button>
          )}
        </CellActions>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={products}
      keyOf={({ _id }) => _id}
      rowsBelow={ROWS_BELOW}
    />
  );
}
