import type { Page } from '@playwright/test';

/** What somebody did: keys one by one, and each time that they had to think what to do next. */
export type Gastado = { teclas: number; decisiones: number; ms: number };

export type Teclado = {
  /** One thing that one decides to do, with the keys that it takes. */
  pulsar(...teclas: string[]): Promise<void>;
  escribir(texto: string): Promise<void>;
  /** Tab until what has the focus is called so: each Tab counts. */
  irA(nombre: RegExp): Promise<void>;
  /** Since the last time. */
  cerrar(): Gastado;
};

const TABULACIONES_MAXIMAS = 120;

const nombreDeLoEnfocado = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const etiqueta = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null;
    return activeElement?.getAttribute('aria-label') ?? etiqueta ?? activeElement?.textContent?.trim() ?? '';
  });

export const crearTeclado = (page: Page): Teclado => {
  let [teclas, decisiones, desde] = [0, 0, performance.now()];
  const pulsarUna = async (tecla: string): Promise<void> => {
    await page.keyboard.press(tecla);
    teclas += 1;
  };
  return {
    pulsar: async (...cuales) => {
      decisiones += 1;
      for (const tecla of cuales) await pulsarUna(tecla);
    },
    escribir: async (texto) => {
      decisiones += 1;
      await page.keyboard.type(texto);
      teclas += texto.length;
    },
    irA: async (nombre) => {
      decisiones += 1;
      for (let i = 0; i < TABULACIONES_MAXIMAS; i++) {
        await pulsarUna('Tab');
        if (nombre.test(await nombreDeLoEnfocado(page))) return;
      }
      throw new Error(`Con ${TABULACIONES_MAXIMAS} tabulaciones no se llega a ${nombre}`);
    },
    cerrar: () => {
      const gastado = { teclas, decisiones, ms: performance.now() - desde };
      [teclas, decisiones, desde] = [0, 0, performance.now()];
      return gastado;
    },
  };
};
