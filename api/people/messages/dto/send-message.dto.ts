import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { type FormKind, formKinds } from '../visitor-message.entity.js';

export class SendMessageDto {
  /** The form that sent it. */
  @IsIn(formKinds)
  kind: FormKind;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  lastName?: string;

  @EmailAddress()
  email: string;

  /** In any notation, including extensions. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  phone?: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(4000)
  message: string;

  /** Created once per message, so that sending it again after a double click or a lost response adds no second one. */
  @IfGiven()
  @Id()
  messageId?: string;

  /** A field that people don't see. Bots fill it in, and their messages are silently discarded. */
  @IfGiven()
  @IsString()
  website?: string;
}
