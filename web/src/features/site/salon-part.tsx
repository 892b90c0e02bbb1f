import type { ClipboardEvent } from 'react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { placeUrl } from '../../lib/map-url';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { Field, SelectField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { Stack } from '../../ui/layout';
import { useSiteActions } from './mutations';
import { SaveBar } from './save-bar';
import {
  changeOf,
  draftOf,
  isSame,
  mistakesIn,
  pairOf,
  positionOf,
  type SalonDraft,
  type SalonField,
} from './salon-draft';
import { useSave } from './use-save';
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--s-4);
`;
const Hint = styled.p`
  color: var(--text-2);
  font-size: var(--t-meta);

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
  }
`;

const currencies = [
  'AED',
  'ARS',
  'AUD',
  'BGN',
  'BRL',
  'CAD',
  'CHF',
  'CLP',
  'CNY',
  'COP',
  'CZK',
  'DKK',
  'EGP',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'JPY',
  'KRW',
  'MAD',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'TWD',
  'UAH',
  'USD',
  'VND',
  'ZAR',
];
const nameOf = new Intl.DisplayNames('en', { type: 'currency' });

/** Who the salon is, where it is, and how it is reached. */
export function SalonPart({
  salon,
  draft: kept,
  onDraft,
}: {
  salon: Salon;
  draft: SalonDraft | null;
  onDraft: (draft: SalonDraft | null) => void;
}) {
  const { changeSalon } = useSiteActions();
  const draft = kept ?? draftOf(salon);
  const mistakes = mistakesIn(draft);
  const { isBusy, problem, save, clear } = useSave(async () => {
    await changeSalon(changeOf(draft));
    onDraft(null);
  });

  const change = (part: Partial<SalonDraft>) => {
    clear();
    const next = { ...draft, ...part };
    onDraft(isSame(next, draftOf(salon)) ? null : next);
  };
  const field = (name: SalonField, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: draft[name],
    error: (kept && mistakes[name]) || problem?.fieldErrors[pointers[name]],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  /** A map gives both numbers at once. */
  const paste = (event: ClipboardEvent) => {
    const pair = pairOf(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    change(pair);
  };
  const position = positionOf(draft);

  return (
    <Stack $gap={5}>
      <Card as="section" aria-labelledby="site-contact">
        <h2 id="site-contact">Name and contact</h2>
        <Field {...field('name', 'Name of the salon', 80)} />
        <Pair>
          <Field {...field('phone', 'Phone (optional)', 40)} type="tel" />
          <Field
            {...field('email', 'Email (optional)', 254)}
            type="email"
            hint="Shown to visitors. Their messages and replies go there."
          />
        </Pair>
        <Hint>
          Opening hours, closing days and the rules for booking are on{' '}
          <Link to={paths.dashboardHours}>a page of their own</Link>.
        </Hint>
      </Card>
      <Card as="section" aria-labelledby="site-address">
        <h2 id="site-address">Address and place on the map</h2>
        <Field {...field('street', 'Street and number', 120)} />
        <Pair>
          <Field {...field('postalCode', 'Postal code', 20)} />
          <Field {...field('city', 'City', 80)} />
          <Field {...field('country', 'Country', 80)} />
        </Pair>
        <Pair onPaste={paste}>
          <Field {...field('latitude', 'Latitude (optional)', 24)} inputMode="decimal" hint="Degrees north" />
          <Field
            {...field('longitude', 'Longitude (optional)', 24)}
            inputMode="decimal"
            hint="Degrees east"
          />
        </Pair>
        <Hint>
          Copy both numbers from a map and paste them into either field.{' '}
          {position ? (
            <a href={placeUrl(position)} target="_blank" rel="noopener noreferrer">
              View this place on the live map <Icon of={ExternalLink} size={16} />
            </a>
          ) : (
            'Without them the live map searches for the address.'
          )}
        </Hint>
      </Card>
      <Card as="section" aria-labelledby="site-currency">
        <h2 id="site-currency">Currency</h2>
        <SelectField
          label="Prices are in"
          hint="Prices keep their numbers: nothing is converted."
          value={draft.currency}
          error={problem?.fieldErrors['currency']}
          onChange={(event) => change({ currency: event.target.value })}
        >
          {[...new Set([salon.currency.code, ...currencies])].sort().map((code) => (
            <option key={code} value={code}>
              {code} – {nameOf.of(code) ?? code}
            </option>
          ))}
        </SelectField>
      </Card>
      <SaveBar
        sentence={
          kept &&
          (Object.keys(mistakes).length > 0 ? 'Check the marked fields' : 'The salon’s details are not saved')
        }
        problem={problem}
        isBusy={isBusy}
        isBlocked={Object.keys(mistakes).length > 0}
        onSave={save}
        onDiscard={() => {
          clear();
          onDraft(null);
        }}
      />
    </Stack>
  );
}

/** Where the server's words about a field come from. */
const pointers: Readonly<Record<SalonField, string>> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  street: 'address.street',
  postalCode: 'address.postalCode',
  city: 'address.city',
  country: 'address.country',
  latitude: 'position.latitude',
  longitude: 'position.longitude',
  currency: 'currency',
};
