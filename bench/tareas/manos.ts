import { expect, type Locator, type Page } from '@playwright/test';

/** What a job took of who did it, and of the machine that they waited for. */
export type Gastado = { toques: number; teclas: number; paginas: number; ms: number };

/** Two hands and a screen: they press, and type. Reading and scrolling take no press. */
export type Manos = {
  tocar(que: Locator): Promise<void>;
  /** One press on an icon of the phone's own screen. */
  abrir(direccion: string): Promise<void>;
  /** A list of the browser: one press opens it and another chooses. */
  elegir(lista: Locator, opcion: string | RegExp): Promise<void>;
  /** Where the cursor is already, what was there goes away with what is typed. */
  teclear(campo: Locator, texto: string): Promise<void>;
  /** A press puts the cursor in the field; what was there goes away with what is typed. */
  escribir(campo: Locator, texto: string): Promise<void>;
  /** A list that searches: the field, what is typed, and the one that is chosen. */
  /** One key, where the hands are already. */
  pulsar(campo: Locator, tecla: string): Promise<void>;
  buscar(campo: Locator, texto: string, opcion: string | RegExp): Promise<void>;
  /** Since the last time. */
  cerrar(): Gastado;
};

export const usarManos = (page: Page): Manos => {
  let gastado = { toques: 0, teclas: 0, paginas: 0 };
  let desde = performance.now();
  page.on('framenavigated', () => {
    gastado.paginas += 1;
  });
  const tocar = async (que: Locator): Promise<void> => {
    gastado.toques += 1;
    await que.click();
  };
  const teclear = async (campo: Locator, texto: string): Promise<void> => {
    await campo.selectText();
    await campo.pressSequentially(texto);
    gastado.teclas += texto.length;
  };
  const escribir = async (campo: Locator, texto: string): Promise<void> => {
    await tocar(campo);
    await teclear(campo, texto);
    // What a field opens over the next one closes as it is left.
    await campo.press('Tab');
  };
  return {
    tocar,
    teclear,
    escribir,
    pulsar: async (campo, tecla) => {
      gastado.teclas += 1;
      await campo.press(tecla);
    },
    abrir: async (direccion) => {
      gastado.toques += 1;
      await page.goto(direccion);
    },
    elegir: async (lista, opcion) => {
      const valor = await lista.getByRole('option', { name: opcion, exact: true }).first().getAttribute('value');
      await lista.selectOption(valor ?? '');
      gastado.toques += 2;
    },
    buscar: async (campo, texto, opcion) => {
      await tocar(campo);
      await teclear(campo, texto);
      const hallada = page.getByRole('option', { name: opcion, exact: true }).first();
      // An option that has its place no more moves under the finger.
      await expect(hallada).toBeInViewport();
      await tocar(hallada);
    },
    cerrar: () => {
      const uno = { ...gastado, ms: performance.now() - desde };
      gastado = { toques: 0, teclas: 0, paginas: 0 };
      desde = performance.now();
      return uno;
    },
  };
};
