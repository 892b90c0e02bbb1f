import { useAction } from '../../../api/use-action';
import { useSalon } from '../../../api/use-salon';
import { SelectField } from '../../../ui/field';
import { Section } from '../../../ui/section';
import { account as accountArea } from '../../../words/account.gen';
import { languageFacts, languages } from '../../../words/languages.gen';
import { shell } from '../../../words/shell.gen';
import { useChooseLanguage, useWords } from '../../../words/use-words';
import { AccountProblem } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';

/** The language of the user's dashboard and emails; the page changes at once. */
export function LanguageSection({ account: { language } }: { account: Account }) {
  const words = useWords(accountArea);
  const general = useWords(shell);
  const { data: salon } = useSalon();
  const { saveLanguage } = useAccountActions();
  const choose = useChooseLanguage();
  const { run, isBusy, problem } = useAction();
  if (!salon) return null;
  const main = salon.mainLanguage;
  const change = (name: string) =>
    run(async () => {
      const chosen = languages.find((one) => one === name) ?? null;
      await saveLanguage(chosen);
      await choose(chosen ?? main, main);
    });

  return (
    <Section title={general.language()} intro={words.languageHint()}>
      <SelectField
        label={general.language()}
        value={language ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void change(target.value)}
      >
        <option value="">{words.languageOfSalon({ name: languageFacts[main].name })}</option>
        {languages.map((one) => {
          const { name, isBeta, direction } = languageFacts[one];
          return (
            <option key={one} value={one} lang={one} dir={direction}>
              {isBeta ? general.nameInBeta({ name }) : name}
            </option>
          );
        })}
      </SelectField>
      <AccountProblem title={general.nothingChanged()} problem={problem} />
    </Section>
  );
}
