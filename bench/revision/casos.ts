import type { Cola } from '@colega/domain/legajos';
import { expect, type Page } from '@playwright/test';
import { completo, especial, type Partes, queDebe, respondido } from './preparar.ts';
import type { Teclado } from './teclado.ts';

export type Caso = {
  nombre: string;
  clave: string;
  cola: Cola;
  /** S-659: of each twenty reviews of a day. */
  deCadaVeinte: number;
  preparar: (partes: Partes) => Promise<unknown>;
  revisar: (mesa: Page, teclado: Teclado) => Promise<void>;
  /** What ends in an approval opens the next one by itself. */
  dejaElSiguiente: boolean;
};

const subtitulo = (mesa: Page, nombre: string) => mesa.getByRole('heading', { level: 2, name: nombre });
const dialogo = (mesa: Page, nombre: RegExp) => mesa.getByRole('dialog', { name: nombre });

/** The question is gone and the key of the next one is heard again. */
const esperarQueSePuedaSeguir = async (mesa: Page): Promise<void> => {
  await expect(mesa.getByRole('dialog')).toHaveCount(0);
  await expect(mesa.getByRole('button', { name: /^Siguiente de / })).toBeFocused();
};

const visar = async (mesa: Page, teclado: Teclado): Promise<void> => {
  await teclado.pulsar('v');
  await expect(dialogo(mesa, /visar/i)).toBeVisible();
  await teclado.pulsar('Enter');
};

const observarTres = async (mesa: Page, teclado: Teclado): Promise<void> => {
  for (const dato of ['matr', 'cuit', 'partida']) {
    await teclado.pulsar('o');
    await teclado.escribir(dato);
    await teclado.pulsar('Escape');
  }
  await expect(subtitulo(mesa, 'Por observar (3)')).toBeFocused();
  await teclado.pulsar('e');
  await expect(dialogo(mesa, /observaciones/)).toBeVisible();
  await teclado.pulsar('Enter');
  await expect(subtitulo(mesa, 'Observaciones (3)')).toBeVisible();
  await esperarQueSePuedaSeguir(mesa);
};

const aceptarYVisar = async (mesa: Page, teclado: Teclado): Promise<void> => {
  await teclado.pulsar('r');
  for (let quedan = 2; quedan >= 0; quedan -= 1) {
    await teclado.irA(/^Aceptar la respuesta/);
    await teclado.pulsar('Enter');
    await expect(subtitulo(mesa, `Observaciones (${quedan})`)).toBeFocused();
  }
  await visar(mesa, teclado);
};

const confirmarEspecial = async (mesa: Page, teclado: Teclado): Promise<void> => {
  await teclado.pulsar('c');
  await expect(dialogo(mesa, /confirmar/i)).toBeVisible();
  await teclado.pulsar('Enter');
  await esperarQueSePuedaSeguir(mesa);
};

const dosCifras = (numero: number): string => String(numero).padStart(2, '0');

/** One stamp is of one file. */
let sellos = 0;
const numeroDeSello = (): string => {
  sellos += 1;
  return `E-2026-${String(sellos).padStart(5, '0')}`;
};

const registrarSello = async (mesa: Page, teclado: Teclado): Promise<void> => {
  await teclado.pulsar('x');
  await expect(dialogo(mesa, /timbrado externo/i)).toBeVisible();
  await teclado.escribir(numeroDeSello());
  await teclado.pulsar('Tab');
  await teclado.escribir('3000');
  await teclado.pulsar('Tab');
  // Without its windows this browser asks for the month first, whatever the language: the keys are as many.
  const ayer = new Date(Date.now() - 86_400_000);
  await teclado.escribir(`${dosCifras(ayer.getMonth() + 1)}${dosCifras(ayer.getDate())}${ayer.getFullYear()}`);
  await teclado.irA(/^Lugar/);
  await teclado.escribir('ARBA La Plata');
  await teclado.pulsar('Enter');
  await esperarQueSePuedaSeguir(mesa);
};

export const CASOS: readonly Caso[] = [
  {
    ...{ nombre: 'completo: se visa', clave: 'COMPLETO', cola: 'listos_para_visar', deCadaVeinte: 11 },
    ...{ preparar: completo, revisar: visar, dejaElSiguiente: true },
  },
  {
    ...{ nombre: 'se observan tres datos', clave: 'OBSERVADO', cola: 'para_revisar', deCadaVeinte: 4 },
    ...{ preparar: queDebe, revisar: observarTres, dejaElSiguiente: false },
  },
  {
    ...{ nombre: 'volvió: se acepta y se visa', clave: 'RESPONDIDO', cola: 'volvieron', deCadaVeinte: 3 },
    ...{ preparar: respondido, revisar: aceptarYVisar, dejaElSiguiente: true },
  },
  {
    ...{ nombre: 'confirmación especial', clave: 'ESPECIAL', cola: 'confirmaciones_especiales', deCadaVeinte: 1 },
    ...{ preparar: especial, revisar: confirmarEspecial, dejaElSiguiente: false },
  },
  {
    ...{ nombre: 'timbrado externo', clave: 'SELLADO', cola: 'para_revisar', deCadaVeinte: 1 },
    ...{ preparar: queDebe, revisar: registrarSello, dejaElSiguiente: false },
  },
];
