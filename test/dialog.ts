/** What jsdom lacks of `<dialog>`: opening and closing. What a browser does besides is asked in e2e. */
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
