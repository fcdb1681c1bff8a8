import { Controller, Get, Header, Param } from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import { problemResponse } from '../http/problem-response.js';
import { Problem } from '../http/problem.js';
import { RuleDto, RulesDto, RulesetDto, RulesetsDto } from './rule.dto.js';
import { RULES, RULESETS } from './rules.js';

const CACHED = ['cache-control', 'public, max-age=3600'] as const;

const found = <Item>(items: ReadonlyMap<string, Item>, id: string): Item => {
  const item = items.get(id);
  if (item === undefined) throw new Problem('not-found', { detail: `There is no "${id}".` });
  return item;
};

const nothingAt = (id: string): ApiResponseOptions =>
  problemResponse('Nothing has that id.', { unknown: { summary: 'An id that there is not', 'x-request': { id } } });

/** What rules there are, where they come from, and what differs between versions. */
@ApiTags('reference')
@Controller('v1')
export class ReferenceController {
  @Get('rules')
  @Header(...CACHED)
  @ApiOperation({ summary: 'Every rule, with its citation' })
  @ApiOkResponse({ type: RulesDto })
  rules(): RulesDto {
    return { items: [...RULES.values()] };
  }

  @Get('rules/:id')
  @Header(...CACHED)
  @ApiOperation({ summary: 'One rule', description: 'The slashes of the id may be sent as they are or as %2F.' })
  @ApiOkResponse({ type: RuleDto })
  @ApiParam({
    name: 'id',
    description: 'The id of the rule.',
    schema: { type: 'string', example: 'xwing/action/not-while-stressed' },
  })
  @ApiNotFoundResponse(nothingAt('xwing/action/nothing'))
  rule(@Param('id') id: string): RuleDto {
    return found(RULES, id);
  }

  @Get('rules/*')
  @Header(...CACHED)
  @ApiExcludeEndpoint()
  ruleBySegments(@Param('*') id: string): RuleDto {
    return found(RULES, id);
  }

  @Get('rulesets')
  @Header(...CACHED)
  @ApiOperation({ summary: 'Every version of the rules, and what differs' })
  @ApiOkResponse({ type: RulesetsDto })
  rulesets(): RulesetsDto {
    return { items: [...RULESETS.values()] };
  }

  @Get('rulesets/:id')
  @Header(...CACHED)
  @ApiOperation({
    summary: 'One version of the rules',
    description: 'The slash of the id may be sent as it is or as %2F.',
  })
  @ApiOkResponse({ type: RulesetDto })
  @ApiParam({ name: 'id', description: 'The id of the ruleset.', schema: { type: 'string', example: 'xwing/rr-1.3' } })
  @ApiNotFoundResponse(nothingAt('xwing/rr-9'))
  ruleset(@Param('id') id: string): RulesetDto {
    return found(RULESETS, id);
  }

  @Get('rulesets/*')
  @Header(...CACHED)
  @ApiExcludeEndpoint()
  rulesetBySegments(@Param('*') id: string): RulesetDto {
    return found(RULESETS, id);
  }
}
