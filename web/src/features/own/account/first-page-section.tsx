import { firstPages } from '../../../lib/first-page';
import { SelectField } from '../../../ui/field';
import { Section } from '../../../ui/section';
import { useFirstPage } from '../../../ui/use-first-page';
import { dashboard } from '../../../words/dashboard.gen';
import { desk } from '../../../words/desk.gen';
import { useWords } from '../../../words/use-words';

/** The start page of an admin or receptionist. */
export function FirstPageSection() {
  const words = useWords(desk);
  const menu = useWords(dashboard);
  const [page, choose] = useFirstPage();
  return (
    <Section title={words.beginWith()} intro={words.beginWithHint()}>
      <SelectField
        label={words.beginWith()}
        value={page}
        onChange={({ target }) => choose(firstPages.find((one) => one === target.value) ?? 'diary')}
      >
        {firstPages.map((one) => (
          <option key={one} value={one}>
            {menu[one]()}
          </option>
        ))}
      </SelectField>
    </Section>
  );
}
