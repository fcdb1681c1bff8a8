import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DEFAULT_DATA_SET, readSquad } from '@marshal/catalogue';
import { DataSetQueryDto } from '../data-set.query.dto.js';
import { ReadFile } from '../read-file.decorator.js';
import { read } from '../read.js';
import { SQUAD_EXAMPLES, UNKNOWN_PILOT } from './examples.js';
import { SquadFileDto } from './squad.dto.js';
import { squadsAnswer } from './squads-answer.js';
import { XWS } from './xws.js';

@ApiTags('xwing')
@Controller('v1/xwing/squads')
export class SquadsController {
  @ReadFile({
    summary: 'A squad file in, ships out that every other call takes',
    description:
      'Reads XWS of any version, as every builder exports it: one squad or a container of several. Old, misspelt and missing ids are made out where only one thing can be meant, with a warning; else each is named with the nearest known ids. The ships go into any other call; only how huge ships move is not modelled.',
    schema: XWS,
    answer: SquadFileDto,
    examples: SQUAD_EXAMPLES,
    impossible: UNKNOWN_PILOT,
  })
  xwingSquads(@Body() file: unknown, @Query() { dataSet = DEFAULT_DATA_SET }: DataSetQueryDto): SquadFileDto {
    return squadsAnswer(read(file, (content) => readSquad(content, { set: dataSet })));
  }
}
