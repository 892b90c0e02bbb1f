import styled from 'styled-components';
import type { ApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { usePictureCalls } from '../../../api/use-picture-calls';
import { Translations } from '../../shared/languages/translations';
import { Button } from '../../../ui/button';
import { Field, SelectField, TextArea } from '../../../ui/field';
import { PictureField } from '../../../ui/picture-field';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { useWords } from '../../../words/use-words';
import { AddOnTranslations, addOnsStateOf } from './add-on-translations';
import { Sheet, Side } from './editor-layout';
import type { Category, ServiceEntry } from '../services/models';
import type { ServiceDraft } from './service-draft';

const WithButton = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;

  > div {
    width: 100%;
  }
`;

/** A service's title, category, description, image and price. */
export function ServiceBasics({
  form,
  values,
  service,
  categories,
  onEditCategories,
  onPictureBusy,
}: {
  form: ApiForm<ServiceDraft>;
  values: ServiceDraft;
  service: ServiceEntry | null;
  categories: readonly Category[];
  onEditCategories: () => void;
  onPictureBusy: (isBusy: boolean) => void;
}) {
  const words = useWords(book);
  const pictureCalls = usePictureCalls();
  const { field } = form;
  const picture = useFormValue(form, 'picture');
  const addOns = useFormValue(form, 'addOns');
  return (
    <>
      <Sheet aria-labelledby="what-it-is">
        <h2 id="what-it-is">{words.whatItIs()}</h2>
        <Translations
          form={form}
          texts={[
            { name: 'title', label: words.serviceTitle(), longest: 80 },
            { name: 'description', label: words.serviceDescription(), longest: 2000, rows: 5 },
            { name: 'steps', label: words.serviceSteps(), longest: 1000, rows: 4 },
            { name: 'aftercare', label: words.aftercare(), longest: 1000, rows: 3 },
          ]}
          typed={values}
          saved={service}
          more={{
            stateOf: (language) => addOnsStateOf(addOns.value, service, language),
            panelOf: (language, main) => (
              <AddOnTranslations {...addOns} service={service} language={language} main={main} />
            ),
          }}
        >
          <Field label={words.serviceTitle()} maxLength={80} {...field('title')} aria-required />
          <WithButton>
            <SelectField label={words.category()} {...field('categoryId')} aria-required>
              <option value="">{words.chooseOne()}</option>
              {categories.map(({ _id, title }) => (
                <option key={_id} value={_id}>
                  {title}
                </option>
              ))}
            </SelectField>
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onEditCategories}>
              {words.editCategories()}
            </Button>
          </WithButton>
          <TextArea
            label={words.serviceDescription()}
            maxLength={2000}
            hint={words.descriptionHint({ count: values.description.length })}
            {...field('description')}
          />
          <TextArea
            label={words.serviceSteps()}
            maxLength={1000}
            rows={4}
            hint={words.stepsHint()}
            {...field('steps')}
          />
          <TextArea
            label={words.aftercare()}
            maxLength={1000}
            rows={3}
            hint={words.aftercareHint()}
            {...field('aftercare')}
          />
          <PictureField
            label={words.image()}
            {...picture}
            fallbackSrc={service && !service.picture && service.img ? service.img : undefined}
            upload={pictureCalls.upload}
            describe={pictureCalls.describe}
            onBusyChange={onPictureBusy}
          />
        </Translations>
      </Sheet>
      <Sheet aria-labelledby="what-it-costs">
        <h2 id="what-it-costs">{words.whatItCosts()}</h2>
        <Side>
          <Field
            label={words.servicePrice()}
            inputMode="decimal"
            maxLength={16}
            {...field('price')}
            aria-required
          />
          <SelectField label={words.priceIs()} {...field('priceKind')}>
            <option value="fixed">{words.fullPrice()}</option>
            <option value="from">{words.lowestPrice()}</option>
          </SelectField>
        </Side>
      </Sheet>
    </>
  );
}
