import { useState, type ClipboardEvent } from 'react';
import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useSettingsForm } from '../../../api/use-settings-form';
import { emailAddress, required } from '../../../lib/field-rules';
import { formatsIn } from '../../../lib/formats';
import { placeUrl } from '../../../lib/map-url';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/card';
import { Field, SelectField } from '../../../ui/field';
import { Checkbox } from '../../../ui/checkbox';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { Form } from '../../../ui/form';
import { Icon } from '../../../ui/icon';
import { SaveBar } from '../../../ui/save-bar';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { habits } from '../../../words/habits.gen';
import { formats } from '../../../words/formats.gen';
import { useWords } from '../../../words/use-words';
import { inSentence } from '../../../words/in-sentence';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useSiteActions } from './mutations';
import { DeleteSalesDialog, deletesOwnSales } from './delete-sales-dialog';
import { comingBookingsIn, KeepBookingsDialog } from './keep-bookings-dialog';
import { PlacePart } from './place-part';
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

/** Half past three in the afternoon, which differs between both clocks. */
const EXAMPLE_MINUTE = 930;

/** A question of the server before it saves, and earlier confirmations. */
interface Question {
  typed: SalonDraft;
  confirmed: { keepsBookings?: true; deletesSales?: true };
  /** The number of upcoming bookings; null if it asks about sales. */
  count: number | null;
}

/** The salon's name, address and contact details. */
export function SalonPart({
  salon,
  draft,
  onDraft,
}: {
  salon: Salon;
  /** Unsaved changes; null if everything is saved. */
  draft: SalonDraft | null;
  onDraft: (draft: SalonDraft | null) => void;
}) {
  const words = useWords(book);
  const ofHabits = useWords(habits);
  const { weekdayName } = useFormats();
  const formatsWords = useWords(formats);
  const inHours = (hourCycle: 'h12' | 'h23') =>
    formatsIn(formatsWords, { hourCycle, firstWeekday: 1 }).formatWallMinute(EXAMPLE_MINUTE);
  const { changeSalon } = useSiteActions();
  const [asked, setAsked] = useState<Question | null>(null);
  /** False if the server asks first. */
  const save = async (typed: SalonDraft, confirmed: Question['confirmed']): Promise<boolean> => {
    try {
      await changeSalon({ ...changeOf(typed), ...confirmed });
    } catch (thrown) {
      const count = comingBookingsIn(thrown);
      if (count === null && !deletesOwnSales(thrown)) throw thrown;
      setAsked({ typed, confirmed, count });
      return false;
    }
    setAsked(null);
    toast.success(words.saved());
    return true;
  };
  const form = useSettingsForm<SalonDraft>({
    saved: draftOf(salon),
    send: (typed) => save(typed, {}),
    check: (typed) => mistakesIn(words, typed),
    fieldErrorsOf: ({ fieldErrors }) =>
      Object.fromEntries(Object.entries(fieldErrors).map(([name, sentence]) => [lastOf(name), sentence])),
    draft,
    onDraft,
  });
  /** Maps copy both numbers at once. */
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
        <h2 id="site-contact">{words.nameAndContact()}</h2>
        <Field
          label={words.salonName()}
          maxLength={80}
          hint={salon.isDemo ? words.nameEndsDemo() : undefined}
          {...form.field('name', required(words.enterSalonName()))}
        />
        <Pair>
          <Field
            label={words.phone()}
            type="tel"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            {...form.field('phone')}
          />
          <Field
            label={words.email()}
            type="email"
            dir="ltr"
            maxLength={254}
            autoComplete="off"
            hint={words.emailHint()}
            {...form.field('email', emailAddress(words.enterEmail()))}
          />
        </Pair>
        <Hint>
          {inSentence(
            words.hoursElsewhere,
            {},
            { a: (inner) => <Link to={paths.dashboardHours}>{inner}</Link> },
          )}
        </Hint>
      </Card>
      <Card as="section" aria-labelledby="site-address">
        <h2 id="site-address">{words.addressAndPlace()}</h2>
        <Field label={words.street()} maxLength={120} {...form.field('street')} />
        <Pair>
          <Field label={words.postalCode()} maxLength={20} {...form.field('postalCode')} />
          <Field label={words.city()} maxLength={80} {...form.field('city')} />
          <Field label={words.country()} maxLength={80} {...form.field('country')} />
        </Pair>
        <Pair onPaste={paste}>
          <Field
            label={words.latitude()}
            dir="ltr"
            maxLength={24}
            inputMode="decimal"
            hint={words.degreesNorth()}
            {...form.field('latitude')}
          />
          <Field
            label={words.longitude()}
            dir="ltr"
            maxLength={24}
            inputMode="decimal"
            hint={words.degreesEast()}
            {...form.field('longitude')}
          />
        </Pair>
        <Hint>
          {words.copyBoth()}{' '}
          {position ? (
            <a href={placeUrl(position)} target="_blank" rel="noopener noreferrer">
              {words.viewPlace()} <Icon of={ExternalLink} size={16} />
            </a>
          ) : (
            words.withoutPlace()
          )}
        </Hint>
        <HintedCheckbox
          label={words.showLiveMapAtOnce()}
          hint={words.showLiveMapHint()}
          {...form.register('showsLiveMap')}
        />
      </Card>
      <PlacePart form={form} />
      <Card as="section" aria-labelledby="site-habits">
        <h2 id="site-habits">{ofHabits.hoursAndWeeks()}</h2>
        <Pair>
          <SelectField label={ofHabits.hourCycle()} {...form.field('hourCycle')}>
            <option value="">{ofHabits.asEachLanguage()}</option>
            <option value="h23">{ofHabits.to24({ time: inHours('h23') })}</option>
            <option value="h12">{ofHabits.to12({ time: inHours('h12') })}</option>
          </SelectField>
          <SelectField label={ofHabits.firstWeekday()} {...form.field('firstWeekday')}>
            <option value="">{ofHabits.asEachLanguage()}</option>
            {[1, 6, 7].map((weekday) => (
              <option key={weekday} value={weekday}>
                {weekdayName(weekday)}
              </option>
            ))}
          </SelectField>
        </Pair>
        <Checkbox label={words.showBirthdays()} {...form.register('showsBirthdays')} />
      </Card>
      <SaveBar
        form={form}
        name={words.theSalon()}
        unsaved={words.detailsNotSaved()}
        wrong={words.checkFields()}
      />
      {asked?.count === null && (
        <DeleteSalesDialog
          onConfirm={() => save(asked.typed, { ...asked.confirmed, deletesSales: true })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked.count !== null && (
        <KeepBookingsDialog
          typed={asked.typed}
          count={asked.count}
          salon={salon}
          onConfirm={() => save(asked.typed, { ...asked.confirmed, keepsBookings: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </Form>
  );
}

/** The server's field is `address.street`, the form's is `street`. */
const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
