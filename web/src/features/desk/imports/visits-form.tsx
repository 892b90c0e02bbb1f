import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { Hint } from '../../../ui/text';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { addImportedOffers, changeImport } from './import-calls';
import type { Visits } from './models';
import { useImportAction } from './use-import-action';

const OUT = 'out';

type Unknown = Visits['unknownServices'][number];

/**
 * Names of a list of visits that the salon doesn’t know, services that team members lack, and, before the visits have
 * come in, reminders. Each choice is saved at once.
 */
export function VisitsForm({ id, visits, hasRun }: { id: string; visits: Visits; hasRun: boolean }) {
  const words = useWords(book);
  const { act, isBusy, failure } = useImportAction();
  const nameOf = ({ name, count }: Unknown) => ({ name: name || words.noNameInList(), count });
  const choose = (kind: 'services' | 'team', { name }: Unknown, choice: string) =>
    act(() => changeImport(id, { visits: { [kind]: [{ name, _id: choice === OUT ? null : choice }] } }));
  const valueOf = ({ isDecided, choice }: Unknown) => choice ?? (isDecided ? OUT : '');
  return (
    <>
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      {visits.unknownServices.map((unknown) => (
        <SelectField
          key={unknown.name}
          label={words.whichService(nameOf(unknown))}
          value={valueOf(unknown)}
          onChange={({ target }) => choose('services', unknown, target.value)}
        >
          {!unknown.isDecided && <option value="">{words.choose()}</option>}
          {visits.services.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          <option value={OUT}>{words.leaveThemOut()}</option>
        </SelectField>
      ))}
      {visits.unknownTeam.map((unknown) => (
        <SelectField
          key={unknown.name}
          label={words.whoIsIt(nameOf(unknown))}
          value={valueOf(unknown)}
          onChange={({ target }) => choose('team', unknown, target.value)}
        >
          {!unknown.isDecided && <option value="">{words.choose()}</option>}
          {visits.team.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          <option value={OUT}>{words.leaveThemOut()}</option>
        </SelectField>
      ))}
      {visits.missingOffers.length > 0 && (
        <>
          <Hint as="div">
            {words.missingOffers()}
            <ul>
              {visits.missingOffers.map(({ teamMember, services }) => (
                <li key={teamMember}>
                  {words.doesServices({ name: teamMember, services: services.join(', ') })}
                </li>
              ))}
            </ul>
          </Hint>
          <Button variant="ghost" isBusy={isBusy} onClick={() => act(() => addImportedOffers(id))}>
            {words.addOffers()}
          </Button>
        </>
      )}
      {hasRun ? (
        <Hint>{words.visitsThatWait()}</Hint>
      ) : (
        <>
          <HintedCheckbox
            label={words.sendReminders()}
            hint={words.sendRemindersHint()}
            checked={visits.sendsReminders}
            onChange={({ target }) =>
              act(() => changeImport(id, { visits: { sendsReminders: target.checked } }))
            }
          />
          <Hint>{words.visitPrices()}</Hint>
        </>
      )}
    </>
  );
}
