import { openDialog } from './dialog-stack';

const aDialog = (requestClose: () => void) => {
  const element = document.createElement('dialog');
  element.showModal = () => undefined;
  element.close = () => undefined;
  document.body.append(element);
  return { element, requestClose };
};
const popState = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('Back does not close a dialog that it has opened, such as a question, even after another dialog was closed', () => {
  const asked = jest.fn();
  let close = () => undefined as void;
  const ask = () => {
    close = openDialog(aDialog(asked));
  };
  // Stands in for the router, which listens from the start.
  window.addEventListener('popstate', ask);
  openDialog(aDialog(() => undefined))();

  popState();
  expect(asked).not.toHaveBeenCalled();

  window.removeEventListener('popstate', ask);
  popState();
  expect(asked).toHaveBeenCalledTimes(1);
  close();
});
