import { IsIn, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../users/email-address.decorator.js';
import { type FormKind, formKinds } from '../visitor-message.entity.js';

export class SendMessageDto {
  /** Which form it comes from. */
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

  /** As people write their numbers, extensions and all. */
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

  /** Made once for what the visitor wrote: sending it again, after a double press or a lost answer, writes one message. */
  @IfGiven()
  @IsUUID()
  messageId?: string;

  /** A field that people do not see. Programs fill it in, and what they send is thrown away without a word. */
  @IfGiven()
  @IsString()
  website?: string;
}
