import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { useApi } from '../../../api/use-api';
import { useApiForm, type ApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useSalon } from '../../../api/use-salon';
import { useRefresh } from '../../../api/use-refresh';
import { useSessionActions } from '../../../api/use-session';
import { required } from '../../../lib/field-rules';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Field, PasswordField, SelectField } from '../../../ui/field';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { guessPlace, type Place } from '../../shared/places/guess-place';
import type { Country } from '../../shared/places/models';
import { PlaceFields, zoneHere } from '../../shared/places/place-fields';
import { AuthForm } from './auth-form';
import { authSentences } from './auth-sentences';
import { auth } from '../../../words/auth.gen';
import { emailLinks } from '../../../words/email-links.gen';
import { fields } from '../../../words/fields.gen';
import { languageFacts, languages } from '../../../words/languages.gen';
import { places } from '../../../words/places.gen';
import { shell } from '../../../words/shell.gen';
import type { Language } from '../../../words/types.gen';
import { useChooseLanguage, useLanguage, useWords } from '../../../words/use-words';

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  min-width: 0;

  legend {
    padding: 0;
    margin-bottom: var(--s-3);
    font-family: var(--font-display);
    font-size: var(--t-h3);
  }
`;

interface NewSalon extends Place {
  name: string;
  language: Language;
}

interface SetUp {
  code: string;
  name: string;
  email: string;
  password: string;
  salon: NewSalon;
}

/** The browser’s first supported language. */
const languageHere = (): Language | undefined =>
  navigator.languages
    .map((tag) => languages.find((one) => one === tag.split('-')[0]?.toLowerCase()))
    .find((one) => one !== undefined);

/**
 * Creates the first admin of a new installation, who proves with the one-time code that they can read the server's
 * log. For an empty salon, also asks for its name and place, with defaults from the browser.
 */
export function SetupForm({ code, asksForSalon }: { code: string; asksForSalon: boolean }) {
  const { data, error } = useApi(asksForSalon ? '/places' : null, undefined, { revalidateOnFocus: false });
  useLanguageHere(asksForSalon);
  if (!asksForSalon) return <Fields code={code} countries={null} />;
  // Without the list, the app can still be set up, and asks later.
  if (error) return <Fields code={code} countries={null} />;
  return data ? <Fields code={code} countries={data.countries} /> : null;
}

/** Uses the browser's language: the salon has none yet, so URLs can't contain one. */
function useLanguageHere(isWanted: boolean): void {
  const choose = useChooseLanguage();
  const [wanted] = useState(languageHere);
  useEffect(() => {
    if (isWanted && wanted) choose(wanted, wanted).catch(() => undefined);
  }, [isWanted, wanted, choose]);
}

function Fields({ code, countries }: { code: string; countries: readonly Country[] | null }) {
  const words = useWords(emailLinks);
  const ofPlaces = useWords(places);
  const general = useWords(auth);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const refresh = useRefresh();
  const { begin } = useSessionActions();
  const { data: known } = useSalon();
  const pageLanguage = useLanguage();
  const language = languageHere() ?? known?.mainLanguage ?? pageLanguage;
  const place = guessPlace({ timeZone: zoneHere(), languages: navigator.languages }, countries ?? []);
  const form = useApiForm<SetUp>({
    defaultValues: { code, name: '', email: '', password: '', salon: { name: '', language, ...place } },
    check: ({ salon }): Readonly<Record<string, string>> =>
      countries === null
        ? {}
        : {
            ...(salon.countryCode === '' && { 'salon.countryCode': ofPlaces.chooseCountry() }),
            ...(salon.timeZone === '' && { 'salon.timeZone': ofPlaces.chooseTimeZone() }),
            ...(salon.currency === '' && { 'salon.currency': ofPlaces.chooseCurrency() }),
          },
    send: async ({ salon, ...account }) => {
      const body = { ...account, ...(countries !== null && { salon }) };
      const { user } = await answerOf(client.POST('/setup', { body }));
      // The page has the salon's old data.
      await refresh('/salon');
      await begin(user);
      toast.success(general.welcome());
    },
    sentences: authSentences(general),
  });

  return (
    <AuthForm form={form} submitLabel={words.openTheSalon()} waitingLabel={words.settingUp()}>
      {countries !== null && <SalonFields form={form} countries={countries} />}
      <Part>
        {countries !== null && <legend>{words.you()}</legend>}
        {!code && (
          <Field
            label={words.setupCode()}
            hint={words.setupCodeHint()}
            autoComplete="one-time-code"
            {...form.field('code', required(words.setupCodeRequired()))}
          />
        )}
        <Field
          label={countries === null ? labels.name() : words.yourName()}
          autoComplete="name"
          {...form.field('name', rules.name)}
        />
        <Field
          label={labels.email()}
          type="email"
          autoComplete="username"
          {...form.field('email', rules.email)}
        />
        <PasswordField
          label={labels.password()}
          autoComplete="new-password"
          hint={words.setupPasswordHint({ rule: rules.adminPasswordHint })}
          {...form.field('password', rules.adminPassword)}
        />
      </Part>
    </AuthForm>
  );
}

function SalonFields({ form, countries }: { form: ApiForm<SetUp>; countries: readonly Country[] }) {
  const words = useWords(emailLinks);
  const ofPlaces = useWords(places);
  const general = useWords(shell);
  const choose = useChooseLanguage();
  const language = useFormValue(form, 'salon.language');
  const countryCode = useFormValue(form, 'salon.countryCode');
  const timeZone = useFormValue(form, 'salon.timeZone');
  const currency = useFormValue(form, 'salon.currency');
  const [wasGuessed] = useState(countryCode.value !== '');
  const speak = (tag: string) => {
    const chosen = languages.find((one) => one === tag);
    if (!chosen) return;
    language.onChange(chosen);
    // Users with another language see at once what their site will use. After a failure, the page stays readable.
    choose(chosen, chosen).catch(() => undefined);
  };
  return (
    <Part>
      <legend>{words.yourSalon()}</legend>
      <SelectField
        label={words.siteLanguage()}
        hint={words.siteLanguageHint()}
        value={language.value}
        onChange={({ target }) => speak(target.value)}
        required
      >
        {languages.map((one) => {
          const { name, isBeta, direction } = languageFacts[one];
          return (
            <option key={one} value={one} lang={one} dir={direction}>
              {isBeta ? general.nameInBeta({ name }) : name}
            </option>
          );
        })}
      </SelectField>
      <Field
        label={words.salonName()}
        maxLength={80}
        autoComplete="organization"
        {...form.field('salon.name', required(words.salonNameRequired()))}
      />
      {wasGuessed && <Hint>{words.guessedFromBrowser()}</Hint>}
      <PlaceFields
        countries={countries}
        value={{ countryCode: countryCode.value, timeZone: timeZone.value, currency: currency.value }}
        onChange={(place) => {
          countryCode.onChange(place.countryCode);
          timeZone.onChange(place.timeZone);
          currency.onChange(place.currency);
        }}
        errorOf={(field) => form.errorOf(`salon.${field}`)}
        countryHint={ofPlaces.countryHabits()}
      />
    </Part>
  );
}
