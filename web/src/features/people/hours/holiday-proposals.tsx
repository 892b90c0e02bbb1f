import { useState } from 'react';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { Button } from '../../../ui/button';
import { DisplayContents } from '../../../ui/display-contents';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Hint } from '../../../ui/text';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { HolidayRegion } from './holiday-region';
import { SpecialDayDialog } from './special-day-dialog';
import { useNameOfDays } from './use-name-of-days';

type Holiday = AnswerOf<'/salon/public-holidays'>[number];

const MOST_SHOWN = 4;

/** Public holidays of the country, and of a part of it, on which the salon would be open. The owner decides about closing. */
export function HolidayProposals({ zone }: { zone: string }) {
  const words = useWords(book);
  const nameOf = useNameOfDays();
  const { data: holidays = [] } = useApi('/salon/public-holidays');
  const { data: place } = useApi('/salon/public-holidays/regions');
  const hasRegions = place !== undefined && place.regions.length > 0;
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<(Holiday & { index: number }) | null>(null);
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  if (holidays.length === 0 && !hasRegions) return null;
  const shown = isWhole ? holidays : holidays.slice(0, MOST_SHOWN);
  return (
    <Section title={words.publicHolidays()} intro={words.holidaysIntro()}>
      {hasRegions && <HolidayRegion place={place} />}
      {holidays.length === 0 && <Hint>{words.noMoreHolidays()}</Hint>}
      <DisplayContents ref={container}>
        <PlainList aria-label={words.publicHolidays()}>
          {shown.map((holiday, index) => (
            <PlainRow
              key={holiday.day}
              title={nameOf(holiday)}
              detail={<bdi>{holiday.name}</bdi>}
              actions={
                <Button
                  {...removes}
                  variant="ghost"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={words.closeOn({ day: nameOf(holiday), name: holiday.name })}
                  onClick={() => setChosen({ ...holiday, index })}
                >
                  {words.closeHoliday()}
                </Button>
              }
            />
          ))}
        </PlainList>
        {holidays.length > shown.length && (
          <Button {...adds} variant="quiet" size="small" onClick={() => setWhole(true)}>
            {words.moreHolidays({ count: holidays.length - shown.length })}
          </Button>
        )}
      </DisplayContents>
      {chosen && (
        <SpecialDayDialog
          special={null}
          proposed={chosen}
          zone={zone}
          onClose={() => {
            onRemoved(chosen.index);
            setChosen(null);
          }}
        />
      )}
    </Section>
  );
}
