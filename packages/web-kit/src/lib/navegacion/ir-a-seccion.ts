/** Within the page: the address stays as it is. */
export const irASeccion = (id: string): void => {
  const seccion = document.getElementById(id);
  seccion?.scrollIntoView({ block: 'start' });
  seccion?.focus({ preventScroll: true });
};
