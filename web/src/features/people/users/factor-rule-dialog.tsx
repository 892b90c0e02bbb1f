import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import { useSalon } from '../../../api/use-salon';
import { addDays, dayInUtc, localDay } from '../../../lib/local-day';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { useFormats } from '../../../ui/use-formats';
import { shell } from '../../../words/shell.gen';
import { users as book } from '../../../words/users.gen';
import type { UsersWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import type { FactorRule, PeopleOfRole } from './models';
import { useUserActions } from './mutations';

/** Team roles, which can see other people's data. */
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

/** Chooses the roles that need two-step log-in, and from which day. */
export function FactorRuleDialog({ rule, onClose }: { rule: FactorRule; onClose: () => void }) {
  const words = useWords(book);
  const general = useWords(shell);
  const rules = useFieldRules();
  const { formatDay } = useFormats();
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

  const { from, ...chosen } = useWatch({ control: form.control });
  const shutOut = from
    ? roles.reduce((sum, role) => sum + (chosen[role] ? peopleOf(rule, role).withoutFactor : 0), 0)
    : 0;

  return (
    <Dialog title={words.ruleTitle()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.ruleText()}</p>
        <Roles>
          <legend>{words.ruleRoles()}</legend>
          {roles.map((role) => (
            <HintedCheckbox
              key={role}
              label={words.rolesOf({ role })}
              hint={saysOf(peopleOf(rule, role), words)}
              {...form.register(role)}
            />
          ))}
        </Roles>
        <Field label={words.ruleFrom()} type="date" min={today} {...form.field('from', rules.day)} />
        {shutOut > 0 && (
          <Alert tone="warning" title={words.shutsOut({ count: shutOut })}>
            <p>
              {from && from > today
                ? words.shutsOutText({ day: formatDay(dayInUtc(from), 'UTC') })
                : words.shutsOutTextNow()}
            </p>
          </Alert>
        )}
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

/** Number of people with the role who still have to set it up. */
function saysOf({ people, withoutFactor: count }: PeopleOfRole, words: UsersWords): string {
  if (people === 0) return words.nobodyHere();
  return count === 0 ? words.allHaveOne() : words.lackOne({ count, people });
}

const peopleOf = ({ people }: FactorRule, role: PeopleOfRole['role']): PeopleOfRole =>
  people.find((each) => each.role === role) ?? { role, people: 0, withoutFactor: 0 };
