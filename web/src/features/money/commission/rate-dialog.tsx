import { useState } from 'react';
import { answerOf, client } from '../../../api/client';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { useRefresh } from '../../../api/use-refresh';
import { useSalon } from '../../../api/use-salon';
import { required } from '../../../lib/field-rules';
import { localDay } from '../../../lib/local-day';
import { percentOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { SearchedChoice } from '../../../ui/searched-choice';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { commission } from '../../../words/commission.gen';
import { tillSettings } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import { useFoundProducts } from '../products/use-found-products';

type Scope = 'services' | 'products' | 'service' | 'product';

/** Sets a commission rate for all services, all products, one service or one product, from a day on. */
export function RateDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(commission);
  const buttons = useWords(tillSettings);
  const rules = useFieldRules();
  const refresh = useRefresh();
  const salon = useSalon();
  const { data: staff = [] } = useApi('/staff');
  const { data: services = [] } = useApi('/services/all');
  const form = useApiForm({
    defaultValues: {
      staffId: '',
      scope: 'services' as Scope,
      serviceId: '',
      productId: '',
      percent: '',
      fromDay: salon.data ? localDay(new Date(), salon.data.timeZone) : '',
    },
    check: ({ scope: chosen, productId: id }): Record<string, string> =>
      chosen === 'product' && id === '' ? { productId: words.product() } : {},
    send: async ({ staffId, scope, serviceId, productId, percent, fromDay }) => {
      await answerOf(
        client.POST('/commission/rates', {
          body: {
            staffId,
            scope,
            percent: percentOf(percent) ?? 0,
            fromDay,
            ...(scope === 'service' && { serviceId }),
            ...(scope === 'product' && { productId }),
          },
        }),
      );
      await refresh('/commission/**');
      toast.success(words.rateSet());
      onClose();
    },
  });
  const scope = form.watch('scope');
  const productId = useFormValue(form, 'productId');
  /** The name of the chosen one. */
  const [product, setProduct] = useState('');
  return (
    <Dialog title={words.setRate()} isOpen onClose={onClose}>
      <Form form={form}>
        <SelectField label={words.teamMember()} {...form.field('staffId', required(words.teamMember()))}>
          <option value="" />
          {staff.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.of()} {...form.field('scope', required(words.of()))}>
          <option value="services">{words.allServices()}</option>
          <option value="products">{words.allProducts()}</option>
          <option value="service">{words.oneService()}</option>
          <option value="product">{words.oneProduct()}</option>
        </SelectField>
        {scope === 'service' && (
          <SelectField label={words.service()} {...form.field('serviceId', required(words.service()))}>
            <option value="" />
            {services.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {scope === 'product' && (
          <SearchedChoice
            label={words.product()}
            listLabel={words.product()}
            name="product"
            error={form.errorOf('productId')}
            chosen={product}
            useFound={useFoundProducts}
            onChoose={({ key, label }) => {
              setProduct(label);
              productId.onChange(key);
            }}
          />
        )}
        <Field
          label={words.percentField()}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('percent', {
            required: words.percentField(),
            validate: (typed: string) => {
              const percent = percentOf(typed);
              return (percent !== null && percent <= 100) || words.percentField();
            },
          })}
        />
        <Field label={words.fromDay()} type="date" {...form.field('fromDay', rules.day)} />
        <FormFailure sentence={form.failure} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {buttons.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.setRate()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
