import { useState } from 'react';
import { Mail, Printer } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useApiForm } from '../../../api/use-api-form';
import { useMailReach } from '../../../api/use-mail-reach';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Paper } from '../../../ui/paper';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { noMail } from '../../../words/no-mail.gen';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import type { Sale } from './models';
import { useSaleActions } from './mutations';
import { Receipt } from './receipt';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s-2);

  > button {
    margin-top: 30px;
  }
`;

/** Prints or emails the receipt, if the salon issues one. */
export function ReceiptActions({
  sale,
  salon,
  email,
  isPrinting,
  onPrint,
}: {
  sale: Sale;
  salon: Salon;
  /** The client's address; empty without one. */
  email: string;
  /** True while it is being printed. */
  isPrinting: boolean;
  onPrint: () => void;
}) {
  const words = useWords(sales);
  const [isEmailing, setEmailing] = useState(false);
  const reach = useMailReach();
  return (
    <Stack $gap={4}>
      {isPrinting && (
        <Paper>
          <Receipt sale={sale} salon={salon} />
        </Paper>
      )}
      <ButtonRow>
        {sale.can.print && (
          <Button variant="ghost" size="small" onClick={onPrint}>
            <Icon of={Printer} size={18} /> {words.printReceipt()}
          </Button>
        )}
        {sale.can.email && reach !== 'nobody' && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isEmailing}
            onClick={() => setEmailing(!isEmailing)}
          >
            <Icon of={Mail} size={18} /> {words.emailReceipt()}
          </Button>
        )}
      </ButtonRow>
      {isEmailing && <EmailForm sale={sale} email={email} onSent={() => setEmailing(false)} />}
    </Stack>
  );
}

function EmailForm({ sale, email, onSent }: { sale: Sale; email: string; onSent: () => void }) {
  const words = useWords(sales);
  const rules = useFieldRules();
  const { sendReceipt } = useSaleActions();
  const mailWords = useWords(noMail);
  const reach = useMailReach();
  const form = useApiForm({
    defaultValues: { email },
    send: async (values) => {
      const address = values.email.trim();
      await sendReceipt(sale._id, address);
      toast.success(reach === 'people' ? words.receiptIsSent({ email: address }) : mailWords.demoKeeps());
      onSent();
    },
  });
  return (
    <Form form={form} gap={2}>
      <Row>
        <Field
          label={words.emailAddress()}
          type="email"
          dir="ltr"
          autoComplete="off"
          autoFocus
          {...form.field('email', rules.email)}
        />
        <Button type="submit" isBusy={form.isBusy}>
          {words.send()}
        </Button>
      </Row>
      <FormFailure sentence={form.failure} />
    </Form>
  );
}
