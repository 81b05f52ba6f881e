/** Whether requests are waiting for the server because it cannot be reached. */
class Connection {
  #waiting = $state(0);

  get lost(): boolean {
    return this.#waiting > 0;
  }

  /** Count a request as waiting until the returned function is called. */
  wait(): () => void {
    this.#waiting += 1;
    return () => (this.#waiting -= 1);
  }
}

export const connection = new Connection();
