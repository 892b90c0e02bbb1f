import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Unanswered } from '../../../ui/answered';
import { SelectField } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { tillSettings as book } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import type { TillSettings } from './models';
import { useTillSettingsActions } from './mutations';
import { useRateTexts } from './use-rate-texts';

const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  align-items: end;
  width: 100%;
  gap: var(--s-3) var(--s-4);
`;

/** The tax of each service; each choice is saved at once. */
export function ServiceTaxesPart({ settings }: { settings: TillSettings }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { percentText } = useRateTexts();
  const answer = useApi('/services/all');
  const { data: services } = answer;
  const { setServiceTaxes } = useTillSettingsActions();
  const { run, isBusy, problem } = useAction();
  const rateOf = new Map(settings.serviceTaxes.map(({ serviceId, taxRateId }) => [serviceId, taxRateId]));
  return (
    <Section title={words.ofServices()} intro={words.ofServicesIntro()}>
      <Unanswered answer={answer} what={words.theSettings()} skeleton={<Skeleton $height="10rem" />} />
      <FormFailure sentence={problem && sentenceOf(problem)} />
      {services && (
        <Services>
          {services
            .filter(({ _id, status }) => status !== 'archived' || rateOf.has(_id))
            .map(({ _id, title }) => (
              <li key={_id}>
                <SelectField
                  label={title}
                  disabled={isBusy}
                  value={rateOf.get(_id) ?? ''}
                  onChange={({ target }) =>
                    void run(() => setServiceTaxes([{ serviceId: _id, taxRateId: target.value || null }]))
                  }
                >
                  <option value="">{words.usual()}</option>
                  {settings.rates
                    .filter((rate) => !rate.isArchived || rate._id === rateOf.get(_id))
                    .map((rate) => (
                      <option key={rate._id} value={rate._id}>
                        {percentText(rate)}
                      </option>
                    ))}
                </SelectField>
              </li>
            ))}
        </Services>
      )}
    </Section>
  );
}
