import { useApi } from '../../../api/use-api';
import { ChoiceField } from '../../../ui/choice-field';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import { useCountryOptions } from '../../shared/places/use-country-options';

const none: [] = [];

/** Of which country phone numbers without a country code are: the salon's until the owner chooses another. */
export function PhoneCountryField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (country: string) => void;
}) {
  const words = useWords(book);
  const { data: places } = useApi('/places');
  const options = useCountryOptions(places?.countries ?? none);
  return (
    <ChoiceField
      label={words.phoneCountry()}
      hint={words.phoneCountryHint()}
      listLabel={words.countries()}
      name="phoneCountry"
      options={options}
      value={value ?? ''}
      onChange={onChange}
    />
  );
}
