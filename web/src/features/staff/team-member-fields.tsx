import type { ApiForm } from '../../api/use-api-form';
import type { ProblemError } from '../../api/problem';
import { usePictureCalls } from '../../api/use-picture-calls';
import { useFormValue } from '../../api/use-form-value';
import { useFieldRules } from '../../ui/use-field-rules';
import { Field, TextArea } from '../../ui/field';
import type { OwnPicture } from '../../ui/picture';
import { PictureField } from '../../ui/picture-field';
import { teamDesk as book } from '../../words/team-desk.gen';
import { useWords } from '../../words/use-words';

/** The details of a team member while they are typed. */
export interface TypedTeamMember {
  name: string;
  role: string;
  introduction: string;
  picture: OwnPicture | null;
}

/** The fields of a team member, each with its own error. */
export function TeamMemberFields({
  form,
  img,
  onBusyChange,
}: {
  form: ApiForm<TypedTeamMember>;
  /** The portrait that is shown as long as there is no picture of the salon's own. */
  img: string;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const words = useWords(book);
  const pictureCalls = usePictureCalls();
  const rules = useFieldRules();
  const picture = useFormValue(form, 'picture');
  return (
    <>
      <Field label={words.name()} maxLength={80} autoComplete="off" {...form.field('name', rules.name)} />
      <Field label={words.role()} hint={words.roleHint()} maxLength={80} {...form.field('role')} />
      <TextArea label={words.introduction()} maxLength={600} {...form.field('introduction')} />
      <PictureField
        label={words.portrait()}
        hint={words.portraitHint()}
        {...picture}
        fallbackSrc={img || undefined}
        onBusyChange={onBusyChange}
        upload={pictureCalls.upload}
        describe={pictureCalls.describe}
      />
    </>
  );
}

export const teamMemberOf = ({ name, role, introduction, picture }: TypedTeamMember) => ({
  name: name.trim(),
  role: role.trim(),
  introduction: introduction.trim(),
  pictureId: picture?._id ?? null,
});

/** The server knows the picture by its id. */
export const teamMemberErrors = ({
  fieldErrors: { pictureId, ...others },
}: ProblemError): Record<string, string> => ({
  ...others,
  ...(pictureId !== undefined && { picture: pictureId }),
});
