/** Some texts are split in pieces (ui/codigo.tsx). */
export const conTexto =
  (texto: string) =>
  (_: string, elemento: Element | null): boolean =>
    elemento?.textContent === texto && ![...elemento.children].some((hijo) => hijo.textContent === texto);
