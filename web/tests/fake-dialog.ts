// Modal dialogs for component tests, because jsdom has none.
export function fakeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
