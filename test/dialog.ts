/** Adds the methods of `<dialog>` that jsdom lacks. e2e tests the rest of its behavior. */
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
