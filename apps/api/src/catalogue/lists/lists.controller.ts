import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { readLegionList } from '@marshal/catalogue';
import { ReadFile } from '../read-file.decorator.js';
import { read } from '../read.js';
import { ARMY_LIST } from './army-list.js';
import { LIST_EXAMPLES, NO_LIST } from './examples.js';
import { listAnswer } from './list-answer.js';
import { ArmyListDto } from './list.dto.js';

/** A text wrapped in JSON is the text. */
const unwrapped = (file: unknown): unknown =>
  typeof file === 'object' && file !== null && 'list' in file && typeof file.list === 'string' ? file.list : file;

@ApiTags('legion')
@Controller('v1/legion/lists')
export class ListsController {
  @ReadFile({
    summary: 'An army list in, units out that every other call takes',
    description:
      'Reads the lists that players have: Tabletop Admiral JSON, Legion HQ JSON, text (tournament and standard) and share links, data disks of Tabletop Simulator, or lines as a player writes them. What no card answers to is listed with suggestions, and the rest is usable.',
    schema: ARMY_LIST,
    answer: ArmyListDto,
    examples: LIST_EXAMPLES,
    impossible: NO_LIST,
  })
  legionLists(@Body() file: unknown): ArmyListDto {
    return listAnswer(read(unwrapped(file), readLegionList));
  }
}
