let apretado = false;
const pendientes = new Set<() => void>();

const soltar = () => {
  apretado = false;
  const hacer = [...pendientes];
  pendientes.clear();
  for (const una of hacer) una();
};

const apretar = () => {
  apretado = true;
};
// the click comes in the same turn as the release, or never
const alLevantar = () => setTimeout(soltar);

// a touch is a pointer first, and a mouse when it is over: that is when the focus moves
for (const suceso of ['pointerdown', 'mousedown']) document.addEventListener(suceso, apretar, true);
for (const suceso of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
  document.addEventListener(suceso, alLevantar, true);

/**
 * Now, or once the button of the mouse or the finger is up: what is inserted while something is being pressed moves it away
 * from under the pointer, and the press is lost.
 */
export const alSoltar = (hacer: () => void): void => {
  if (apretado) pendientes.add(hacer);
  else hacer();
};
