import type { ApiForm } from '../../../api/use-api-form';
import { useApi } from '../../../api/use-api';
import { useFormValue } from '../../../api/use-form-value';
import { Unanswered } from '../../../ui/answered';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { places as book } from '../../../words/places.gen';
import { useWords } from '../../../words/use-words';
import { PlaceFields } from '../../shared/places/place-fields';
import type { SalonDraft } from './salon-draft';

/** The salon's country, time zone and currency. */
export function PlacePart({ form }: { form: ApiForm<SalonDraft> }) {
  const words = useWords(book);
  const answer = useApi('/places', undefined, { revalidateOnFocus: false });
  const { data } = answer;
  const countryCode = useFormValue(form, 'countryCode');
  const timeZone = useFormValue(form, 'timeZone');
  const currency = useFormValue(form, 'currency');
  return (
    <Card as="section" aria-labelledby="site-currency">
      <h2 id="site-currency">{words.whereItIs()}</h2>
      <Unanswered answer={answer} what={words.countries()} skeleton={<Skeleton $height="260px" />} />
      {data && (
        <PlaceFields
          countries={data.countries}
          value={{ countryCode: countryCode.value, timeZone: timeZone.value, currency: currency.value }}
          onChange={(place) => {
            countryCode.onChange(place.countryCode);
            if (place.timeZone !== '') timeZone.onChange(place.timeZone);
            currency.onChange(place.currency);
          }}
          errorOf={(field) => form.errorOf(field)}
          countryHint={words.numbersDialledThere()}
        />
      )}
    </Card>
  );
}
