import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';
import { type EmailKind, emailKinds } from '../../email-templates/email-kinds.js';
import { type EmailState, emailStates } from '../domain/email-state.js';

export class ListMailDto extends PageDto {
  /** Default: any. */
  @IsOptional()
  @IsIn(emailStates)
  state?: EmailState;

  @IsOptional()
  @IsIn(emailKinds)
  kind?: EmailKind;
}
