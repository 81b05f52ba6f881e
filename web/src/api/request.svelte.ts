/** A request that a button makes: whether it is under way, and why it failed. */
import { sentenceOf } from "./failures";

export class ButtonRequest {
  busy = $state(false);
  /** Empty if the last request has not failed. */
  failure = $state("");

  async run(action: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failure = "";
    try {
      await action();
    } catch (error) {
      this.failure = sentenceOf(error);
    } finally {
      this.busy = false;
    }
  }
}
