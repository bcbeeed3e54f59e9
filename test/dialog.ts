/** Adds the methods of `<dialog>` that jsdom lacks. The browser tests in e2e/ test the real element. */
export function addDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute("open", "")
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute("open")
    },
  })
}
