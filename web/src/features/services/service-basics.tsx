import styled from 'styled-components';
import type { ApiForm } from '../../api/use-api-form';
import { useFormValue } from '../../api/use-form-value';
import { usePictureCalls } from '../../api/use-picture-calls';
import { Button } from '../../ui/button';
import { Field, SelectField, TextArea } from '../../ui/field';
import { PictureField } from '../../ui/picture-field';
import { Sheet, Side } from './editor-layout';
import type { Category, ServiceEntry } from './models';
import type { ServiceDraft } from './service-draft';

const WithButton = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;

  > div {
    width: 100%;
  }
`;

/** Title, category, description, image and price of a service. */
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
  const pictureCalls = usePictureCalls();
  const { field } = form;
  const picture = useFormValue(form, 'picture');
  return (
    <>
      <Sheet aria-labelledby="what-it-is">
        <h2 id="what-it-is">What it is</h2>
        <Field label="Service Title" maxLength={80} {...field('title')} aria-required />
        <WithButton>
          <SelectField label="Category" {...field('categoryId')} aria-required>
            <option value="">Choose one</option>
            {categories.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onEditCategories}>
            Edit categories
          </Button>
        </WithButton>
        <TextArea
          label="Service Description"
          maxLength={2000}
          hint={`The list of services shows the first 80 characters, the service’s own page all of them. ${values.description.length} of 2000`}
          {...field('description')}
        />
        <PictureField
          label="Image"
          {...picture}
          fallbackSrc={service && !service.picture && service.img ? service.img : undefined}
          upload={pictureCalls.upload}
          describe={pictureCalls.describe}
          onBusyChange={onPictureBusy}
        />
      </Sheet>
      <Sheet aria-labelledby="what-it-costs">
        <h2 id="what-it-costs">What it costs</h2>
        <Side>
          <Field label="Service Price" inputMode="decimal" maxLength={9} {...field('price')} aria-required />
          <SelectField label="This price is" {...field('priceKind')}>
            <option value="fixed">the full price</option>
            <option value="from">the lowest price (“from”)</option>
          </SelectField>
        </Side>
      </Sheet>
    </>
  );
}
