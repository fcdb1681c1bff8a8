import { Body, Controller, Delete, Get, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SESSION_GAMES } from '../games/session-games.js';
import type { CommandRequest } from './command-change.js';
import { CreationService } from './creation.service.js';
import { ChangeAnswerDto, CommandAnswerDto, EndAnswerDto } from './dto/change-answer.dto.js';
import { OptionsDto } from './dto/options.dto.js';
import { SessionCreatedDto } from './dto/session-created.dto.js';
import { SessionViewDto } from './dto/session-view.dto.js';
import { entityTag, namesVersion, type SessionCall } from './request-call.js';
import { Call } from './session-call.decorator.js';
import { ChangeHeaders, Problems, SessionCallDocs } from './session-call.docs.js';
import type { Creation } from './session-game.js';
import { StepsService } from './steps.service.js';
import { StoreAwayFilter } from './store-away.filter.js';
import { ViewsService } from './views.service.js';

const creations = SESSION_GAMES.map(({ creation }) => creation);
const steps = SESSION_GAMES.map(({ step }) => step);
const mapping = Object.fromEntries(SESSION_GAMES.map(({ game, creation }) => [game.id, getSchemaPath(creation)]));
type Examples = (typeof SESSION_GAMES)[0]['examples'];
const examples = Object.assign({}, ...SESSION_GAMES.map((game) => game.examples)) as Examples;
const stepExamples = Object.assign({}, ...SESSION_GAMES.map((game) => game.steps)) as Examples;

/** What is told to one seat is told to no other, and is not kept by anything in between. */
const tag = (reply: FastifyReply, version: number): void => {
  void reply.headers({ etag: entityTag(version), 'cache-control': 'private, no-cache', vary: 'Authorization' });
};

@ApiTags('sessions')
@UseFilters(StoreAwayFilter)
@Controller('v1/sessions')
export class SessionsController {
  constructor(
    private readonly creation: CreationService,
    private readonly views: ViewsService,
    private readonly steps: StepsService,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Begin a game',
    description:
      'Players with their squads or units, and how dice are rolled: `server`, `physical` (the faces are sent along), or `committed` (rolled here, and verifiable when the game has ended). The answer holds the only copy of the tokens.',
  })
  @ApiExtraModels(...creations)
  @ApiBody({
    schema: {
      oneOf: creations.map((creation) => ({ $ref: getSchemaPath(creation) })),
      discriminator: { propertyName: 'game', mapping },
    },
    examples,
  })
  @ApiResponse({ status: 201, type: SessionCreatedDto, description: 'The game has begun.' })
  @Problems(400, 422, 503)
  async sessionsCreate(
    @Body() body: Creation,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionCreatedDto> {
    const created = await this.creation.create(body);
    tag(reply, created.version);
    void reply.header('location', `/v1/sessions/${created.id}`);
    return created;
  }

  @Get(':id')
  @SessionCallDocs({
    summary: 'The game as this seat may see it',
    description: 'With If-None-Match the answer is an empty 304 as long as the version is that one.',
    answer: SessionViewDto,
  })
  async sessionsRead(
    @Call() call: SessionCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionViewDto | undefined> {
    const view = await this.views.view(call);
    tag(reply, view.version);
    if (call.ifNoneMatch === undefined || !namesVersion(call.ifNoneMatch, view.version)) return view;
    void reply.status(304);
    return undefined;
  }

  @Get(':id/options')
  @SessionCallDocs({ summary: 'All that this seat may legally do now', answer: OptionsDto })
  async sessionsOptions(
    @Call() call: SessionCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OptionsDto> {
    const options = await this.views.options(call);
    tag(reply, options.version);
    return options;
  }

  @Post(':id/commands')
  @HttpCode(200)
  @SessionCallDocs({
    summary: 'One step of the game',
    description:
      'A command that the rules refuse is 422 with every reason. What they do not model, or a judge corrects, is an `adjust` command: it is checked for sense, and the log marks it.',
    answer: CommandAnswerDto,
    problems: [400, 403, 409, 412, 422],
  })
  @ChangeHeaders()
  @ApiExtraModels(...steps)
  @ApiBody({ schema: { anyOf: steps.map((step) => ({ $ref: getSchemaPath(step) })) }, examples: stepExamples })
  async sessionsCommand(
    @Call() call: SessionCall,
    @Body() body: CommandRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandAnswerDto> {
    const answer = await this.steps.command(call, body);
    tag(reply, answer.version);
    return answer;
  }

  @Post(':id/undo')
  @HttpCode(200)
  @SessionCallDocs({
    summary: 'Take back your last step',
    description: 'Refused where the step is not yours, or revealed or rolled something.',
    answer: ChangeAnswerDto,
    problems: [400, 403, 409, 412, 422],
  })
  @ChangeHeaders()
  async sessionsUndo(
    @Call() call: SessionCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeAnswerDto> {
    const answer = await this.steps.undo(call);
    tag(reply, answer.version);
    return answer;
  }

  @Delete(':id')
  @SessionCallDocs({
    summary: 'End the game',
    description:
      'Any one player ends the game for all. Reveals the seed of committed dice. From then on the state, the options and the log answer 410; only the export can be read, as long as it is kept.',
    answer: EndAnswerDto,
    problems: [400, 403, 412, 422],
  })
  @ChangeHeaders()
  async sessionsEnd(@Call() call: SessionCall, @Res({ passthrough: true }) reply: FastifyReply): Promise<EndAnswerDto> {
    const answer = await this.steps.end(call);
    tag(reply, answer.version);
    return answer;
  }
}
