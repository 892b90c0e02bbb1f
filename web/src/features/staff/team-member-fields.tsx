import { describePicture, uploadPicture } from '../../api/upload-picture';
import type { ProblemError } from '../../api/problem';
import { Field, TextArea } from '../../ui/field';
import type { OwnPicture } from '../../ui/picture';
import { PictureField } from '../../ui/picture-field';

/** The details of a team member while they are typed. */
export interface TypedTeamMember {
  name: string;
  role: string;
  introduction: string;
  picture: OwnPicture | null;
}

/** The fields of a team member, each with its own error. */
export function TeamMemberFields({
  value,
  img,
  isChecked,
  problem,
  onChange,
  onBusyChange,
}: {
  value: TypedTeamMember;
  /** The portrait that is shown as long as there is no picture of the salon's own. */
  img: string;
  isChecked: boolean;
  problem: ProblemError | null;
  onChange: (part: Partial<TypedTeamMember>) => void;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const { name, role, introduction, picture } = value;
  return (
    <>
      <Field
        label="Name"
        required
        maxLength={80}
        value={name}
        error={isChecked && !name.trim() ? 'Name is Required' : problem?.fieldErrors['name']}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Role (optional)"
        hint="Shown on the team page, such as Colour specialist."
        maxLength={80}
        value={role}
        error={problem?.fieldErrors['role']}
        onChange={(event) => onChange({ role: event.target.value })}
      />
      <TextArea
        label="Introduction (optional)"
        maxLength={600}
        value={introduction}
        error={problem?.fieldErrors['introduction']}
        onChange={(event) => onChange({ introduction: event.target.value })}
      />
      <PictureField
        label="Portrait"
        hint="Upright pictures look best; the team page crops to 4 by 5."
        value={picture}
        fallbackSrc={img || undefined}
        error={problem?.fieldErrors['pictureId']}
        onChange={(changed) => onChange({ picture: changed })}
        onBusyChange={onBusyChange}
        upload={uploadPicture}
        describe={describePicture}
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
