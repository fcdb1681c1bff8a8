import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LiveTopic, type Follower } from './live-topic.js';
import type { Session } from './session.js';
import { SessionStore } from './store/session-store.js';

const LOOK_EVERY_MS = 5000;

/** Tells followers what happens in their sessions: one subscription a session, however many follow it here. */
@Injectable()
export class LiveFeed implements OnApplicationShutdown {
  private readonly topics = new Map<string, LiveTopic>();
  private readonly timer = setInterval(() => {
    for (const topic of this.topics.values()) {
      void topic.look();
      topic.serveAll();
    }
  }, LOOK_EVERY_MS).unref();

  constructor(private readonly store: SessionStore) {}

  /** Gives the follower every entry above its own version, in order and once each, until the answer is called. */
  async follow({ record: { id }, position }: Session, follower: Follower): Promise<() => void> {
    const topic = this.topics.get(id) ?? new LiveTopic(id, position.version, this.store);
    this.topics.set(id, topic);
    const leave = topic.join(follower);
    const stop = (): void => {
      leave();
      if (topic.isFollowed || this.topics.get(id) !== topic) return;
      this.topics.delete(id);
      topic.close();
    };
    try {
      await topic.opened;
    } catch (error) {
      stop();
      throw error;
    }
    topic.serveAll();
    return stop;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    for (const topic of this.topics.values()) topic.close();
    this.topics.clear();
  }
}
