import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { ApiForm } from './use-api-form';

/**
 * A value of a form that no single input holds, such as a picture, the hours of a week or a list: all that the part of
 * the kit or of a feature that draws it needs. A mistake inside it has a name of its own: `form.errorOf('week.0')`.
 */
export function useFormValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<ApiForm<Values>, 'control' | 'errorOf'>,
  name: Name,
) {
  const { field } = useController<Values, Name>({ control: form.control, name });
  return {
    value: field.value,
    error: form.errorOf(name),
    onChange: field.onChange as (value: FieldPathValue<Values, Name>) => void,
  };
}
