import type { ClipboardEvent } from 'react';
import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../api/models';
import { useSettingsForm } from '../../api/use-settings-form';
import { emailAddress, required } from '../../lib/field-rules';
import { formatsIn } from '../../lib/formats';
import { placeUrl } from '../../lib/map-url';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { Field, SelectField } from '../../ui/field';
import { Form } from '../../ui/form';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toaster';
import { useFormats } from '../../ui/use-formats';
import { habits } from '../../words/habits.gen';
import { formats } from '../../words/formats.gen';
import { useWords } from '../../words/use-words';
import { SAVED, useSiteActions } from './mutations';
import { SaveBar } from './save-bar';
import { changeOf, draftOf, mistakesIn, pairOf, positionOf, type SalonDraft } from './salon-draft';

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

const currencies = (
  'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR ' +
  'GBP HKD HUF IDR ILS INR JPY KRW MAD MXN MYR NOK NZD PHP ' +
  'PLN RON SAR SEK SGD THB TRY TWD UAH USD VND ZAR'
).split(' ');
/** Half past three, which is written in two ways. */
const EXAMPLE_MINUTE = 930;
const nameOf = new Intl.DisplayNames('en', { type: 'currency' });

/** Who the salon is, where it is, and how it is reached. */
export function SalonPart({
  salon,
  draft,
  onDraft,
}: {
  salon: Salon;
  /** What has been changed and not saved; null for nothing. */
  draft: SalonDraft | null;
  onDraft: (draft: SalonDraft | null) => void;
}) {
  const words = useWords(habits);
  const { weekdayName } = useFormats();
  const formatsWords = useWords(formats);
  const inHours = (hourCycle: 'h12' | 'h23') =>
    formatsIn(formatsWords, { hourCycle, firstWeekday: 1 }).formatWallMinute(EXAMPLE_MINUTE);
  const { changeSalon } = useSiteActions();
  const form = useSettingsForm<SalonDraft>({
    saved: draftOf(salon),
    send: async (typed) => {
      await changeSalon(changeOf(typed));
      toast.success(SAVED);
    },
    check: mistakesIn,
    fieldErrorsOf: ({ fieldErrors }) =>
      Object.fromEntries(Object.entries(fieldErrors).map(([name, sentence]) => [lastOf(name), sentence])),
    draft,
    onDraft,
  });
  /** A map gives both numbers at once. */
  const paste = (event: ClipboardEvent) => {
    const pair = pairOf(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    form.setValue('latitude', pair.latitude, { shouldDirty: true });
    form.setValue('longitude', pair.longitude, { shouldDirty: true });
  };
  const position = positionOf(useWatch({ control: form.control }) as SalonDraft);

  return (
    <Form form={form} gap={5}>
      <Card as="section" aria-labelledby="site-contact">
        <h2 id="site-contact">Name and contact</h2>
        <Field
          label="Name of the salon"
          maxLength={80}
          {...form.field('name', required('Enter the name of the salon.'))}
        />
        <Pair>
          <Field label="Phone" type="tel" maxLength={40} autoComplete="off" {...form.field('phone')} />
          <Field
            label="Email"
            type="email"
            maxLength={254}
            autoComplete="off"
            hint="Shown to visitors. Their messages and replies go there."
            {...form.field('email', emailAddress('Enter an email address such as desk@example.com.'))}
          />
        </Pair>
        <Hint>
          Opening hours, closures and booking rules have{' '}
          <Link to={paths.dashboardHours}>a page of their own</Link>.
        </Hint>
      </Card>
      <Card as="section" aria-labelledby="site-address">
        <h2 id="site-address">Address and place on the map</h2>
        <Field label="Street and number" maxLength={120} {...form.field('street')} />
        <Pair>
          <Field label="Postal code" maxLength={20} {...form.field('postalCode')} />
          <Field label="City" maxLength={80} {...form.field('city')} />
          <Field label="Country" maxLength={80} {...form.field('country')} />
        </Pair>
        <Pair onPaste={paste}>
          <Field
            label="Latitude"
            maxLength={24}
            inputMode="decimal"
            hint="Degrees north"
            {...form.field('latitude')}
          />
          <Field
            label="Longitude"
            maxLength={24}
            inputMode="decimal"
            hint="Degrees east"
            {...form.field('longitude')}
          />
        </Pair>
        <Hint>
          Copy both numbers from a map and paste them into either field.{' '}
          {position ? (
            <a href={placeUrl(position)} target="_blank" rel="noopener noreferrer">
              View this place on the live map <Icon of={ExternalLink} size={16} />
            </a>
          ) : (
            'Without them, the live map searches for the address.'
          )}
        </Hint>
      </Card>
      <Card as="section" aria-labelledby="site-currency">
        <h2 id="site-currency">Currency</h2>
        <SelectField
          label="Prices are in"
          hint="Prices keep their amounts; nothing is converted."
          {...form.field('currency')}
        >
          {[...new Set([salon.currency.code, ...currencies])].sort().map((code) => (
            <option key={code} value={code}>
              {code} – {nameOf.of(code) ?? code}
            </option>
          ))}
        </SelectField>
      </Card>
      <Card as="section" aria-labelledby="site-habits">
        <h2 id="site-habits">{words.hoursAndWeeks()}</h2>
        <Pair>
          <SelectField label={words.hourCycle()} {...form.field('hourCycle')}>
            <option value="">{words.asEachLanguage()}</option>
            <option value="h23">{words.to24({ time: inHours('h23') })}</option>
            <option value="h12">{words.to12({ time: inHours('h12') })}</option>
          </SelectField>
          <SelectField label={words.firstWeekday()} {...form.field('firstWeekday')}>
            <option value="">{words.asEachLanguage()}</option>
            {[1, 6, 7].map((weekday) => (
              <option key={weekday} value={weekday}>
                {weekdayName(weekday)}
              </option>
            ))}
          </SelectField>
        </Pair>
      </Card>
      <SaveBar form={form} unsaved="The salon’s details are not saved" wrong="Check the highlighted fields" />
    </Form>
  );
}

/** The server speaks of `address.street`, the form of `street`. */
const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
