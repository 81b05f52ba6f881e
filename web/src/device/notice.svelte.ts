/** One sentence about something that has gone wrong, until it is closed. */
class Notice {
  sentence = $state("");

  close(): void {
    this.sentence = "";
  }
}

export const notice = new Notice();
