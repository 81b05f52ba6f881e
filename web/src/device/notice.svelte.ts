/** The latest error message, until the user closes it. */
class Notice {
  sentence = $state("");

  close(): void {
    this.sentence = "";
  }
}

export const notice = new Notice();
