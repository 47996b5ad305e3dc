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
// The click comes in the same turn as the release, or never.
const alLevantar = () => setTimeout(soltar);

// The focus moves when a touch, which begins as a pointer, ends as a mouse.
for (const suceso of ['pointerdown', 'mousedown']) document.addEventListener(suceso, apretar, true);
for (const suceso of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
  document.addEventListener(suceso, alLevantar, true);

/** Inserting something while the mouse or the finger is down would move the pressed button away, and lose the press. */
export const alSoltar = (hacer: () => void): void => {
  if (apretado) pendientes.add(hacer);
  else hacer();
};
