import styled from 'styled-components';
import { useApiForm } from '../../api/use-api-form';
import { useSalon } from '../../api/use-salon';
import { addDays, localDay } from '../../lib/local-day';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
import { useFieldRules } from '../../ui/use-field-rules';
import { shell } from '../../words/shell.gen';
import { users as book } from '../../words/users.gen';
import { useWords } from '../../words/use-words';
import type { FactorRule } from './models';
import { useUserActions } from './mutations';

/** Those who work here, who can see other people's data. */
const roles = ['admin', 'reception', 'stylist'] as const;
/** Long enough to set up a phone, and short enough not to be forgotten. */
const GRACE_DAYS = 14;

const Roles = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

/** Chooses from whom two-step log-in is asked, and from which day on. */
export function FactorRuleDialog({ rule, onClose }: { rule: FactorRule; onClose: () => void }) {
  const words = useWords(book);
  const general = useWords(shell);
  const rules = useFieldRules();
  const { data: salon } = useSalon();
  const { saveFactorRule } = useUserActions();
  const today = localDay(new Date(), salon?.timeZone ?? 'UTC');
  const form = useApiForm({
    defaultValues: {
      admin: rule.roles.includes('admin'),
      reception: rule.roles.includes('reception'),
      stylist: rule.roles.includes('stylist'),
      from: rule.from ?? addDays(today, GRACE_DAYS),
    },
    send: async ({ from, ...chosen }) => {
      await saveFactorRule({ roles: roles.filter((role) => chosen[role]), from });
      toast.success(words.ruleSaved());
      onClose();
    },
  });

  return (
    <Dialog title={words.ruleTitle()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.ruleText()}</p>
        <Roles>
          <legend>{words.ruleRoles()}</legend>
          {roles.map((role) => (
            <Checkbox key={role} label={words.rolesOf({ role })} {...form.register(role)} />
          ))}
        </Roles>
        <Field label={words.ruleFrom()} type="date" min={today} {...form.field('from', rules.day)} />
        {form.failure && (
          <Alert tone="danger" title={words.ruleUnchanged()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {general.save()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
