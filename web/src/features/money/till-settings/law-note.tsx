import type { Salon } from '../../../api/models';
import { Alert } from '../../../ui/alert';
import { tillSettings } from '../../../words/till-settings.gen';
import { useLanguage, useWords } from '../../../words/use-words';
import { tillLawOf } from './country-law';

/** Legal requirements for tills in the salon's country, shown before anything is chosen. */
export function LawNote({ salon: { countryCode } }: { salon: Pick<Salon, 'countryCode'> }) {
  const words = useWords(tillSettings);
  const language = useLanguage();
  if (countryCode === null) return null;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode;
  const law = tillLawOf(countryCode);
  const isSevere = law.kind === 'connected' || law.kind === 'certified' || law.kind === 'attested';
  return (
    <Alert tone={isSevere ? 'warning' : 'info'} title={words.lawIn({ country })}>
      <p>{'system' in law ? words[`law.${law.kind}`]({ system: law.system }) : words[`law.${law.kind}`]()}</p>
    </Alert>
  );
}
