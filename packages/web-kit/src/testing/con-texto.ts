/** An element by all that it says, though parts of it are kept in one piece (ui/codigo.tsx). */
export const conTexto =
  (texto: string) =>
  (_: string, elemento: Element | null): boolean =>
    elemento?.textContent === texto && ![...elemento.children].some((hijo) => hijo.textContent === texto);
