import { expect, type Page } from '@playwright/test';

/** What each field of a step says, by its name; of what was added to it, that it is there. */
export type Campos = Readonly<Record<string, string>>;

/** As it is at this moment. */
export const leerCampos = (page: Page): Promise<Campos> =>
  page.evaluate(() => {
    const texto = (nodo: Element | null | undefined): string => (nodo?.textContent ?? '').trim();
    const nombreDe = (nodo: Element): string => {
      const rotulos = (nodo.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
      const porId = rotulos.map((id) => texto(document.getElementById(id))).join(' ');
      const propio = 'labels' in nodo ? texto((nodo as HTMLInputElement).labels?.[0]) : '';
      return nodo.getAttribute('aria-label') || porId || propio;
    };
    const loQueDice = (campo: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string => {
      if (campo instanceof HTMLSelectElement) return texto(campo.selectedOptions[0]);
      const seMarca = campo.type === 'radio' || campo.type === 'checkbox';
      return seMarca ? String((campo as HTMLInputElement).checked) : campo.value;
    };
    const leidos: Record<string, string> = {};
    const anotar = (nombre: string, dice: string): void => {
      let clave = nombre;
      for (let vez = 2; clave in leidos; vez += 1) clave = `${nombre} (${vez})`;
      leidos[clave] = dice;
    };
    const deCarga = 'input:not([type=hidden], [type=file]), select, textarea';
    for (const campo of document.querySelectorAll<HTMLInputElement>(`main form :is(${deCarga})`)) {
      const grupo = campo.closest('[role=radiogroup]');
      anotar([grupo && nombreDe(grupo), nombreDe(campo)].filter(Boolean).join(' › '), loQueDice(campo));
    }
    for (const boton of document.querySelectorAll('main form button, main form img')) {
      const nombre = boton.getAttribute('aria-label') || boton.getAttribute('alt') || texto(boton);
      if (/^(Quitar|Foto cargada)/.test(nombre)) anotar(nombre, 'está');
    }
    return leidos;
  });

/** The fields that do not say what they said. */
const camposPerdidos = (antes: Campos, ahora: Campos): string[] =>
  Object.entries(antes).flatMap(([campo, decia]) =>
    ahora[campo] === decia ? [] : `${campo}: «${decia}», y ahora «${ahora[campo] ?? 'no está'}»`,
  );

export const esperarSinPerdidas = (page: Page, antes: Campos, donde: string): Promise<void> =>
  expect.poll(async () => camposPerdidos(antes, await leerCampos(page)), donde).toEqual([]);
