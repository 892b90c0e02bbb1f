import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { changeOf } from '../../../lib/typed-amount';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { Pagination } from '../../../ui/pagination';
import { Skeleton } from '../../../ui/skeleton';
import { CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { controls } from '../../../words/controls.gen';
import { products as book } from '../../../words/products.gen';
import { useWords } from '../../../words/use-words';
import { enteredReasons, type Product, type StockMovement } from './models';
import { useProductActions } from './mutations';

const Now = styled.p`
  font: 400 1.5rem/1.2 var(--font-display);
`;

const PAGE_SIZE = 10;

/** A product's stock, its past movements, and a form for a new one. */
export function StockDialog({
  product,
  zone,
  onClose,
}: {
  product: Product;
  zone: string;
  onClose: () => void;
}) {
  const words = useWords(book);
  const { moveStock } = useProductActions();
  const pages = useWords(controls);
  const [page, setPage] = useState(1);
  const answer = useApi(
    '/products/{id}/stock',
    { params: { path: { id: product._id }, query: { page, pageSize: PAGE_SIZE } } },
    { keepPreviousData: true },
  );
  const { data } = answer;
  const form = useApiForm({
    defaultValues: { reason: 'delivery', quantity: '' },
    send: async ({ reason, quantity }) => {
      const known = enteredReasons.find((one) => one === reason) ?? 'correction';
      await moveStock(product._id, { reason: known, quantity: changeOf(quantity) ?? 0 });
      toast.success(words.saved());
      form.reset();
      setPage(1);
    },
  });
  const isCorrection = form.watch('reason') === 'correction';

  return (
    <Dialog title={words.stockOf({ title: product.title })} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <Now role="status">{words.thereAre({ count: data?.product.stock ?? product.stock })}</Now>
        <Form form={form}>
          <SelectField label={words.what()} {...form.field('reason')}>
            {enteredReasons.map((reason) => (
              <option key={reason} value={reason}>
                {words[`reason.${reason}`]()}
              </option>
            ))}
          </SelectField>
          <Field
            label={words.quantity()}
            inputMode={isCorrection ? 'text' : 'numeric'}
            autoComplete="off"
            hint={isCorrection ? words.correctionHint() : undefined}
            {...form.field('quantity', {
              required: words.quantityWrong(),
              validate: (typed: string) => {
                const count = changeOf(typed) ?? 0;
                const isFine = count !== 0 && Math.abs(count) <= 99_999;
                return (isFine && (count > 0 || isCorrection)) || words.quantityWrong();
              },
            })}
          />
          <FormFailure sentence={form.failure} />
          <DialogActions>
            <Button type="submit" isBusy={form.isBusy}>
              {words.enter()}
            </Button>
          </DialogActions>
        </Form>
        <Unanswered answer={answer} what={words.theProducts()} skeleton={<Skeleton $height="8rem" />} />
        {data &&
          (data.items.length === 0 ? (
            <Hint>{words.noHistory()}</Hint>
          ) : (
            <History movements={data.items} zone={zone} />
          ))}
        {data && (
          <Pagination
            label={words.history()}
            page={page}
            pageCount={Math.ceil(data.total / PAGE_SIZE)}
            onPage={setPage}
            previous={pages.later()}
            next={pages.earlier()}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function History({ movements, zone }: { movements: readonly StockMovement[]; zone: string }) {
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  return (
    <Table
      caption={words.history()}
      rows={movements}
      keyOf={({ _id }) => _id}
      rowsBelow={0}
      columns={[
        {
          key: 'what',
          header: words.what(),
          isRowHeader: true,
          cell: ({ reason, movedAt, movedBy }) => (
            <CellStack>
              {words[`reason.${reason}`]()}
              <small>
                {formatDateTime(movedAt, zone)}
                {movedBy && (
                  <>
                    {' · '}
                    <bdi>{movedBy}</bdi>
                  </>
                )}
              </small>
            </CellStack>
          ),
        },
        {
          key: 'change',
          header: words.change(),
          align: 'end',
          cell: ({ quantity }) => (quantity > 0 ? `+${quantity}` : `−${-quantity}`),
        },
      ]}
    />
  );
}
