import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AllergiesService } from './allergies.service.js';
import { AddAllergyDto, FormulaDto } from './dto/sealed-file.dto.js';
import { FormulasService } from './formulas.service.js';
import { AllergiesView, FormulasView } from './sealed-file.view.js';

@May('sealed-files')
@Controller('clients')
export class SealedFilesController {
  constructor(
    private readonly allergies: AllergiesService,
    private readonly formulas: FormulasService,
  ) {}

  /**
   * What a client can't tolerate. Reception learns only whether there is anything. A reader who
   * doesn't treat the client is recorded.
   */
  @May('clients')
  @Get(':id/allergies')
  listAllergies(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<AllergiesView> {
    return this.allergies.listAllergies(id, user);
  }

  /** Adds something that a client can't tolerate. */
  @Post(':id/allergies')
  addAllergy(
    @Param('id', IdPipe) id: string,
    @Body() body: AddAllergyDto,
    @ActingUser() user: CurrentUser,
  ): Promise<AllergiesView> {
    return this.allergies.addAllergy(id, body, user);
  }

  /** Removes an allergy that was entered by mistake. */
  @Delete(':id/allergies/:allergyId')
  @HttpCode(204)
  removeAllergy(
    @Param('id', IdPipe) id: string,
    @Param('allergyId', IdPipe) allergyId: string,
    @ActingUser() user: CurrentUser,
  ): Promise<void> {
    return this.allergies.removeAllergy(id, allergyId, user);
  }

  /** A client's formulas, latest first. A reader who doesn't treat the client is recorded. */
  @Get(':id/formulas')
  listFormulas(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<FormulasView> {
    return this.formulas.listFormulas(id, user);
  }

  /** Adds a formula. */
  @Post(':id/formulas')
  addFormula(
    @Param('id', IdPipe) id: string,
    @Body() body: FormulaDto,
    @ActingUser() user: CurrentUser,
  ): Promise<FormulasView> {
    return this.formulas.addFormula(id, body, user);
  }

  /** Corrects a formula. The version before stays, with its author. */
  @Put(':id/formulas/:formulaId')
  changeFormula(
    @Param('id', IdPipe) id: string,
    @Param('formulaId', IdPipe) formulaId: string,
    @Body() body: FormulaDto,
    @ActingUser() user: CurrentUser,
  ): Promise<FormulasView> {
    return this.formulas.changeFormula(id, formulaId, body, user);
  }

  /** Removes a formula that was entered by mistake, with all its versions. */
  @Delete(':id/formulas/:formulaId')
  @HttpCode(204)
  removeFormula(
    @Param('id', IdPipe) id: string,
    @Param('formulaId', IdPipe) formulaId: string,
    @ActingUser() user: CurrentUser,
  ): Promise<void> {
    return this.formulas.removeFormula(id, formulaId, user);
  }
}
