import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { ApiForm } from './use-api-form';

/**
 * A form value that no single input holds, such as a picture, weekly hours or a list, with everything its component
 * needs. Errors inside have their own names: `form.errorOf('week.0')`.
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
