import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useRefresh } from '../../../api/use-refresh';
import { Answered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { reports } from '../../../words/reports.gen';
import { shell } from '../../../words/shell.gen';
import type { ReportsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** Short numbers, side by side if there is room. */
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--s-4);
  align-items: end;
`;

type Account = AnswerOf<'/accounting/accounts'>['accounts'][number];

/** The accountant's numbers for the accounts used in postings. */
export function AccountsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(reports);
  const answer = useApi('/accounting/accounts');
  return (
    <Dialog kind="wide" title={words.numberAccounts()} isOpen onClose={onClose}>
      <Answered answer={answer} what={words.theAccounts()}>
        {({ accounts }) => <AccountsForm accounts={accounts} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

function AccountsForm({ accounts, onClose }: { accounts: readonly Account[]; onClose: () => void }) {
  const words = useWords(reports);
  const cancel = useWords(shell).cancel();
  const refresh = useRefresh();
  const form = useApiForm({
    defaultValues: { numbers: accounts.map(({ number }) => number) },
    send: async ({ numbers }) => {
      const body = {
        accounts: accounts.map(({ key }, index) => ({ key, number: (numbers[index] ?? '').trim() })),
      };
      await answerOf(client.PUT('/accounting/accounts', { body }));
      await refresh('/accounting/accounts');
      toast.success(words.accountsSaved());
      onClose();
    },
  });
  return (
    <Form form={form} saysWhatIsOptional={false}>
      <p>{words.numberAccountsIntro()}</p>
      <Numbers>
        {accounts.map((account, index) => (
          <Field
            key={account.key}
            label={accountName(words, account)}
            maxLength={20}
            autoComplete="off"
            dir="ltr"
            {...form.register(`numbers.${index}`)}
          />
        ))}
      </Numbers>
      <FormFailure sentence={form.failure} />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {words.saveAccounts()}
        </Button>
      </DialogActions>
    </Form>
  );
}

function accountName(words: ReportsWords, { kind, method, taxName, category }: Account): string {
  if (kind === 'paid')
    return words.accountOfMethod({ method: method === 'gift-card' ? 'giftCard' : (method ?? '') });
  const name = words.accountOf({ kind: kind.replaceAll('-', '') });
  if (kind === 'expense')
    return words.rateOfAccount({ name, rate: words.expenseOf({ category: category ?? 'other' }) });
  const hasRate = kind === 'service' || kind === 'product' || kind === 'gift-card';
  return hasRate ? words.rateOfAccount({ name, rate: taxName ?? words.withoutTax() }) : name;
}
